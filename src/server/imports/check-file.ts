import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Queryable } from '#server/db/client.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import {
  type CheckedRow,
  type FaultyRow,
  type ListingKey,
  type RowChecker,
  rowChecker,
} from './check-rows.ts'
import type { CsvHabits } from './csv-habits.ts'
import { findLiveTwins } from './imports.repository.ts'
import { readCsv } from './read-csv.ts'
import type { CsvRow } from './row-reader.ts'

export interface ImportFile {
  content: FileHandle
  name: string
}

export type Duplicates = 'refuse' | 'skip'

/** Some rows of a file: those that are listings, and those that are wrong, with the reasons. */
export interface Piece {
  good: CheckedRow[]
  faulty: FaultyRow[]
  /** How many stand there already and are passed over. */
  skipped: number
}

interface Options {
  duplicates: Duplicates
  onHabits?: (habits: CsvHabits) => void
  onHeader?: (header: string[]) => void
}

/** Few enough that the embedded engine, which does one thing at a time, keeps nobody waiting while it writes them. */
const pieceSize = 250

/** Reads a file to its end, in pieces. Throws only when the rest of it cannot be read at all. */
export async function* checkedPieces(
  db: Queryable,
  kind: ListingKind,
  { content }: ImportFile,
  { duplicates, onHabits, onHeader = () => undefined }: Options,
): AsyncGenerator<Piece> {
  const lineOf = new Map<string, number>()
  let checkRow: RowChecker | null = null
  let pending: (CheckedRow | FaultyRow)[] = []

  for await (const rows of readCsv(content, onHabits)) {
    for (const row of rows) {
      if (checkRow === null) {
        checkRow = rowChecker(kind, row.cells)
        onHeader(row.cells)
      } else pending.push(checkRow(row))
      if (pending.length >= pieceSize) yield await finished()
    }
  }
  if (pending.length > 0) yield await finished()

  async function finished(): Promise<Piece> {
    const rows = pending
    pending = []
    const checked = rows.filter((row) => 'values' in row)
    const twins = await findLiveTwins(
      db,
      kind,
      checked.map(({ key }) => key),
    )
    const twinOf = new Map(checked.map((row, at) => [row, twins.get(at)]))
    const piece: Piece = { good: [], faulty: [], skipped: 0 }
    for (const row of rows) {
      if ('reasons' in row) piece.faulty.push(row)
      else {
        const words = wordsForTwin(row, twinOf.get(row))
        if (words === null) piece.good.push(row)
        else if (duplicates === 'skip') piece.skipped += 1
        else piece.faulty.push(faulty(row, words))
      }
    }
    return piece
  }

  function wordsForTwin({ key, line }: CheckedRow, liveId: number | undefined) {
    const same =
      kindOf(kind).organization === null ? 'name, city and state' : 'title, company, city and state'
    const digest = digestOf(key)
    const first = lineOf.get(digest)
    if (first !== undefined) return `the same ${same} stand on line ${first}.`
    lineOf.set(digest, line)
    return liveId === undefined ? null : `a live listing (number ${liveId}) has the same ${same}.`
  }
}

const faulty = ({ line, cells }: CsvRow, words: string): FaultyRow => ({
  line,
  cells,
  reasons: [{ column: null, words }],
})

/** A few bytes for each row of a large file, however long its names are. */
const digestOf = (key: ListingKey) =>
  createHash('sha1').update(JSON.stringify(key)).digest().toString('latin1', 0, 12)
