/** An import that ends early, for a reason that whoever sent it reads. Its rows are removed; nothing of it stays. */
export class ImportBrokenOff extends Error {
  override readonly name = 'ImportBrokenOff'
}

export const cancelled = () => new ImportBrokenOff('The import was cancelled. Nothing was imported.')

export const interrupted = () =>
  new ImportBrokenOff(
    'The server was restarted meanwhile. Nothing was imported; please import the file again.',
  )

export const overtaken = () =>
  new ImportBrokenOff('Another import has just brought some of these listings. Please check the file again.')
