/** An import that ends early, with a message for the admin who started it. Its transaction is rolled back. */
export class ImportAborted extends Error {
  override readonly name = 'ImportAborted'
}

export const cancelled = () => new ImportAborted('The import was cancelled. Nothing was imported.')

export const interrupted = () =>
  new ImportAborted('The server was restarted meanwhile. Nothing was imported; please import the file again.')

export const conflicting = () =>
  new ImportAborted('Another import has just brought some of these listings. Please check the file again.')
