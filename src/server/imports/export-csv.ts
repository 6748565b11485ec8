import type { Db } from '#server/db/client.ts'
import { findListings } from '#server/listings/listings.repository.ts'
import { cellsOf } from '#shared/listings/csv.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import { csvLine } from './csv-line.ts'
import { liveIdsAfter } from './imports.repository.ts'

const chunkSize = 200

/** All live listings of a kind as CSV, read from the database in chunks. */
export async function* exportCsv(db: Db, kind: ListingKind): AsyncGenerator<string> {
  const definition = kindOf(kind)
  yield csvLine(definition.csv)
  for (let after = 0; ; ) {
    const ids = await liveIdsAfter(db, kind, after, chunkSize)
    const last = ids.at(-1)
    if (last === undefined) return
    const found = await findListings(db, kind, ids)
    yield found.map(({ values }) => csvLine(cellsOf(definition, values))).join('')
    after = last
  }
}
