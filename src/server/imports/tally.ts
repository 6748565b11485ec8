import type { Piece } from './check-file.ts'
import { sentenceOf } from './check-rows.ts'

/** Beyond this many, more sentences help nobody. */
const mostErrors = 500

export type Tally = ReturnType<typeof createTally>

/** Adds up what a file holds: how many rows would go in, how many are there already, and what is wrong. */
export function createTally() {
  const errors: string[] = []
  const counts = { imported: 0, skipped: 0, found: 0 }
  const tell = (sentence: string) => {
    counts.found += 1
    if (errors.length < mostErrors) errors.push(sentence)
  }

  return {
    tell,
    add({ good, faulty, skipped }: Piece) {
      counts.imported += good.length
      counts.skipped += skipped
      for (const { line, reasons } of faulty) for (const reason of reasons) tell(sentenceOf(line, reason))
    },
    counts: (): Readonly<typeof counts> => counts,
    errors: () =>
      counts.found > errors.length ? [...errors, `And ${counts.found - errors.length} more.`] : errors,
  }
}
