import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { AppError } from '#server/errors.ts'
import { type ListingRows, prepareListing, reserveIds } from '#server/listings/bulk-writes.repository.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { checkedPieces, type Duplicates, type ImportFile, type Piece } from './check-file.ts'
import type { CheckedRow } from './check-rows.ts'
import { noteProgress } from './import-batches.repository.ts'
import { cancelled } from './import-broken-off.ts'
import { insertUnseen, unseenState } from './imports.repository.ts'
import { createTally, type Tally } from './tally.ts'

interface Stage {
  db: Db
  clock: () => Date
  id: number
  kind: ListingKind
  file: ImportFile
  duplicates: Duplicates
  /** Called before each piece is written; throws to break off. */
  onPiece: () => void
}

/** Beyond this many a file holds no language any more, and misspelt searches do without the rest of its words. */
const mostWords = 300_000

/**
 * Checks a file and writes its rows where nobody sees them, a piece at a time, while the next piece is being read. After
 * the first error nothing more is written, and the rest is only checked. Answers what the file holds and its words.
 */
export async function stageImport(stage: Stage): Promise<{ tally: Tally; words: Set<string> }> {
  const { db, clock, id, kind, onPiece } = stage
  const now = clock()
  const tally = createTally()
  const words = new Set<string>()
  let rowsTotal = 0
  let writing: Promise<void> = Promise.resolve()

  for await (const piece of readable(tally, stage, (rows) => (rowsTotal = rows))) {
    onPiece()
    tally.add(piece)
    const { imported: rowsDone, skipped: rowsSkipped, found } = tally.counts()
    if (found > 0) continue
    const prepared = await prepare(piece.good)
    await writing
    writing = write(prepared, { rowsTotal, rowsDone, rowsSkipped })
    // Whoever awaits it next hears of a failure; until then it is nobody's unhandled one.
    writing.catch(() => undefined)
  }
  await writing
  return { tally, words }

  async function prepare(rows: CheckedRow[]) {
    const ids = await reserveIds(db, rows.length)
    const prepared: ListingRows[] = []
    for (const [at, { values }] of rows.entries()) {
      const { words: found, ...listing } = prepareListing(kind, ids[at] ?? 0, values, unseenState(id, now))
      for (const word of found) if (words.size < mostWords) words.add(word)
      prepared.push(listing)
      // Leaves room for everybody else, and for the piece before this one to be sent.
      if (at % 25 === 24) await setImmediate()
    }
    return prepared
  }

  async function write(prepared: ListingRows[], counts: Parameters<typeof noteProgress>[2]) {
    await transact(db, async (db) => {
      // First, because it holds the import's row: what is cancelled after this waits until the piece is written.
      if (!(await noteProgress(db, id, counts))) throw cancelled()
      await insertUnseen(db, kind, prepared)
    })
  }
}

/** A file that cannot be read to its end, or holds nothing, is one more sentence, not a failure of ours. */
export async function* readable(
  tally: Tally,
  { db, kind, file, duplicates }: Pick<Stage, 'db' | 'kind' | 'file' | 'duplicates'>,
  onRows: (rows: number) => void = () => undefined,
): AsyncGenerator<Piece> {
  const { counts, tell } = tally
  try {
    yield* checkedPieces(db, kind, file, { duplicates, onHabits: ({ rows }) => onRows(rows) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    tell(error.message)
  }
  const { imported, skipped, found } = counts()
  if (imported + skipped + found === 0) tell('Please select a file and ensure it contains data')
}
