import type { CheckedChunk } from './check-file.ts'
import { sentenceOf } from './check-rows.ts'

const maxErrors = 500

/** Adds up the chunks of a file: how many rows are valid, how many are skipped, and the errors. */
export function createTally() {
  const errors: string[] = []
  const counts = { imported: 0, skipped: 0, errors: 0 }
  const addError = (message: string) => {
    counts.errors += 1
    if (errors.length < maxErrors) errors.push(message)
  }

  return {
    addError,
    add({ valid, invalid, skipped }: CheckedChunk) {
      counts.imported += valid.length
      counts.skipped += skipped
      for (const { line, reasons } of invalid)
        for (const reason of reasons) addError(sentenceOf(line, reason))
    },
    counts: (): Readonly<typeof counts> => counts,
    errors: () =>
      counts.errors > errors.length ? [...errors, `And ${counts.errors - errors.length} more.`] : errors,
  }
}
