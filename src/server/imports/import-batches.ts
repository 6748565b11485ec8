import type { Queryable } from '#server/db/client.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { type CheckedRow, keyOf, rowChecker } from './check-rows.ts'
import { findLiveNamed } from './imports.repository.ts'
import { readCsv } from './read-csv.ts'

export const batchSize = 200

interface Batch {
  rows: { row: CheckedRow; twin: string | null }[]
  errors: string[]
}

/** The rows of a file in pieces, each row with a sentence about the listing it repeats, if it repeats one. */
export async function* batchesOf(db: Queryable, kind: ListingKind, path: string): AsyncGenerator<Batch> {
  const seen = new Map<string, number>()
  let checkRow: ReturnType<typeof rowChecker> | null = null
  let batch: { rows: CheckedRow[]; errors: string[] } = { rows: [], errors: [] }

  const finished = async (): Promise<Batch> => {
    const { rows, errors } = batch
    batch = { rows: [], errors: [] }
    const live = await liveKeys(db, kind, rows)
    return {
      errors,
      rows: rows.map((row) => {
        const first = seen.get(row.key)
        if (first === undefined) seen.set(row.key, row.line)
        return { row, twin: twinWords(first, live.get(row.key)) }
      }),
    }
  }

  for await (const csvRow of readCsv(path)) {
    if (checkRow === null) {
      checkRow = rowChecker(kind, csvRow.cells)
      continue
    }
    const checked = checkRow(csvRow)
    if ('row' in checked) batch.rows.push(checked.row)
    else batch.errors.push(...checked.errors)
    if (batch.rows.length + batch.errors.length >= batchSize) yield await finished()
  }
  yield await finished()
}

async function liveKeys(db: Queryable, kind: ListingKind, rows: CheckedRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const { title } = kindOf(kind)
  const found = await findLiveNamed(
    db,
    kind,
    rows.map(({ values }) => String(values[title])),
  )
  return new Map(found.map((listing) => [keyOf(listing), listing.id]))
}

function twinWords(line: number | undefined, liveId: number | undefined): string | null {
  if (line !== undefined) return `the same name, city and state stand on line ${line}.`
  return liveId === undefined ? null : `a live listing (number ${liveId}) has the same name, city and state.`
}
