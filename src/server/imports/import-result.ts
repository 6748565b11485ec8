import { AppError } from '#server/errors.ts'
import type { ImportResult } from '#shared/contract/imports.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { CheckedChunk } from './check-file.ts'
import { locatedMessage } from './check-rows.ts'

/** An import that ends early, with a message for the admin who started it. Its transaction is rolled back. */
export class ImportAborted extends Error {
  override readonly name = 'ImportAborted'
}

export const cancelledMessage = 'The import was cancelled. Nothing was imported.'
export const interruptedMessage =
  'The server was restarted meanwhile. Nothing was imported; please import the file again.'
export const noDataMessage = 'Please select a file and ensure it contains data'

const maxErrors = 500

export interface CheckedFile {
  imported: number
  skipped: number
  /** Null if every row is valid. */
  refusal: ImportResult | null
}

/** Reads the chunks of a file to the end. `onChunk` gets the valid rows only while there are no errors. */
export async function tallyFile(
  chunks: AsyncIterable<CheckedChunk>,
  onChunk?: (valid: CheckedChunk['valid']) => Promise<void>,
): Promise<CheckedFile> {
  const errors: string[] = []
  let [imported, skipped, errorCount] = [0, 0, 0]
  const addError = (message: string) => {
    errorCount += 1
    if (errors.length < maxErrors) errors.push(message)
  }
  try {
    for await (const { valid, invalid, skipped: duplicates } of chunks) {
      imported += valid.length
      skipped += duplicates
      for (const { line, reasons } of invalid)
        for (const reason of reasons) addError(locatedMessage(line, reason))
      await onChunk?.(errorCount === 0 ? valid : [])
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    addError(error.message)
  }
  if (imported + skipped + errorCount === 0) addError(noDataMessage)
  if (errorCount > errors.length) errors.push(`And ${errorCount - errors.length} more.`)
  return { imported, skipped, refusal: errorCount === 0 ? null : refused(errors, errorCount) }
}

export const refused = (errors: string[], count = errors.length): ImportResult => {
  const message = count === 1 ? (errors[0] ?? '') : `The file has ${count} errors. Nothing was imported.`
  return { success: false, message, errors, details: errors, imported: 0, skipped: 0 }
}

export const succeeded = (message: string, { imported, skipped }: CheckedFile): ImportResult => ({
  success: true,
  message,
  errors: [],
  details: [],
  imported,
  skipped,
})

export const checkedMessage = (kind: ListingKind, { imported, skipped }: CheckedFile): string =>
  `${imported} ${kindName(kind, imported)} would be imported.${skippedMessage(skipped, 'would be')}`

export const importedMessage = (kind: ListingKind, { imported, skipped }: CheckedFile): string =>
  `Imported ${imported} ${kindName(kind, imported)}.${skippedMessage(skipped, skipped === 1 ? 'was' : 'were')}`

const skippedMessage = (skipped: number, verb: string) =>
  skipped === 0 ? '' : ` ${skipped} already there ${verb} skipped.`

export const kindName = (kind: ListingKind, count: number): string => {
  const { label, plural } = kindOf(kind).names
  return (count === 1 ? label : plural).toLowerCase()
}
