import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import type { Queryable } from '#server/db/client.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { type InvalidRow, type ListingKey, type RowChecker, rowChecker, type ValidRow } from './check-rows.ts'
import { type CsvFormat, detectCsvFormat } from './csv-format.ts'
import { findLiveDuplicates } from './imports.repository.ts'
import { type CsvRow, readCsv } from './read-csv.ts'

export interface ImportFile {
  content: FileHandle
  name: string
}

export type Duplicates = 'refuse' | 'skip'

/** Some consecutive rows of a file. */
export interface CheckedChunk {
  valid: ValidRow[]
  invalid: InvalidRow[]
  /** How many duplicates were skipped. */
  skipped: number
}

interface Options {
  duplicates: Duplicates
  onFormat?: (format: CsvFormat) => void
  onHeader?: (header: string[]) => void
}

/** Small enough that checking a chunk does not block the event loop noticeably. */
const chunkSize = 250

/** Checks a file to its end, in chunks. Throws only if the rest of it cannot be read. */
export async function* checkFile(
  db: Queryable,
  kind: ListingKind,
  { content }: ImportFile,
  { duplicates, onFormat, onHeader }: Options,
): AsyncGenerator<CheckedChunk> {
  const lineOf = new Map<string, number>()
  let checkRow: RowChecker | null = null
  let pending: (ValidRow | InvalidRow)[] = []

  const format = await detectCsvFormat(content)
  onFormat?.(format)
  for await (const row of readCsv(content, format)) {
    if (checkRow === null) {
      checkRow = rowChecker(kind, row.cells)
      onHeader?.(row.cells)
    } else pending.push(checkRow(row))
    if (pending.length >= chunkSize) yield await checkDuplicates()
  }
  if (pending.length > 0) yield await checkDuplicates()

  async function checkDuplicates(): Promise<CheckedChunk> {
    const rows = pending
    pending = []
    const valid = rows.filter((row) => 'values' in row)
    const keys = valid.map(({ key }) => key)
    const liveIds = await findLiveDuplicates(db, kind, keys)
    const liveIdOf = new Map(valid.map((row, at) => [row, liveIds.get(at)]))
    const chunk: CheckedChunk = { valid: [], invalid: [], skipped: 0 }
    for (const row of rows) {
      if ('reasons' in row) chunk.invalid.push(row)
      else {
        const message = duplicateMessage(row, liveIdOf.get(row))
        if (message === null) chunk.valid.push(row)
        else if (duplicates === 'skip') chunk.skipped += 1
        else chunk.invalid.push(invalidRow(row, message))
      }
    }
    return chunk
  }

  function duplicateMessage({ key, line }: ValidRow, liveId: number | undefined) {
    const same =
      kindOf(kind).organization === null ? 'name, city and state' : 'title, company, city and state'
    const digest = digestOf(key)
    const first = lineOf.get(digest)
    if (first !== undefined) return `the same ${same} stand on line ${first}.`
    lineOf.set(digest, line)
    return liveId === undefined ? null : `a live listing (number ${liveId}) has the same ${same}.`
  }
}

const invalidRow = ({ line, cells }: CsvRow, words: string): InvalidRow => ({
  line,
  cells,
  reasons: [{ column: null, words }],
})

/** Keeps a few bytes for each row of a large file, however long its names are. */
const digestOf = (key: ListingKey) =>
  createHash('sha1').update(JSON.stringify(key)).digest().toString('latin1', 0, 12)
