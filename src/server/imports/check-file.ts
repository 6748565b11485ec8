import { createHash } from 'node:crypto'
import type { Queryable } from '#server/db/client.ts'
import type { Delimiter } from '#shared/listings/csv-delimiter.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { type InvalidRow, type ListingKey, type RowChecker, rowChecker, type ValidRow } from './check-rows.ts'
import { detectCsvFormat } from './csv-format.ts'
import { findLiveDuplicates } from './imports.repository.ts'
import { readCsv } from './read-csv.ts'

export interface ImportFile {
  path: string
  name: string
}

export interface ImportSource {
  kind: ListingKind
  file: ImportFile
  duplicates: 'refuse' | 'skip'
}

/** Consecutive rows of a file. The first chunk follows the header and is empty. */
export interface CheckedChunk {
  header: string[]
  delimiter: Delimiter
  valid: ValidRow[]
  invalid: InvalidRow[]
  /** The number of skipped duplicates. */
  skipped: number
}

/** Small enough that checking a chunk does not block the event loop noticeably. */
const chunkSize = 250

/** Checks a file to its end, in chunks. Throws only if the rest of it cannot be read. */
export async function* checkFile(
  db: Queryable,
  { kind, file, duplicates }: ImportSource,
): AsyncGenerator<CheckedChunk> {
  const same = kindOf(kind).organization === null ? 'name, city and state' : 'title, company, city and state'
  const lineOf = new Map<string, number>()
  let header: string[] = []
  let checkRow: RowChecker | null = null
  let pending: ReturnType<RowChecker>[] = []

  const format = await detectCsvFormat(file.path)
  for await (const row of readCsv(file.path, format)) {
    if (checkRow === null) {
      checkRow = rowChecker(kind, row.cells)
      header = row.cells
      yield await nextChunk()
    } else pending.push(checkRow(row))
    if (pending.length >= chunkSize) yield await nextChunk()
  }
  if (pending.length > 0) yield await nextChunk()

  async function nextChunk(): Promise<CheckedChunk> {
    const rows = pending
    pending = []
    const chunk: CheckedChunk = { header, delimiter: format.delimiter, valid: [], invalid: [], skipped: 0 }
    const keys = rows.flatMap((row) => ('key' in row ? row.key : []))
    const liveIds = await findLiveDuplicates(db, kind, keys)
    let index = 0
    for (const row of rows) {
      if ('reasons' in row) chunk.invalid.push(row)
      else {
        const message = duplicateMessage(row, liveIds.get(index++))
        if (message === null) chunk.valid.push(row)
        else if (duplicates === 'skip') chunk.skipped += 1
        else chunk.invalid.push({ line: row.line, cells: row.cells, reasons: [{ column: null, message }] })
      }
    }
    return chunk
  }

  function duplicateMessage({ key, line }: ValidRow, liveId: number | undefined) {
    const digest = digestOf(key)
    const first = lineOf.get(digest)
    if (first !== undefined) return `the same ${same} stand on line ${first}.`
    lineOf.set(digest, line)
    return liveId === undefined ? null : `a live listing (number ${liveId}) has the same ${same}.`
  }
}

/** Bounds memory to a few bytes per row, however long its names are. */
const digestOf = (key: ListingKey) =>
  createHash('sha1').update(JSON.stringify(key)).digest().toString('latin1', 0, 12)
