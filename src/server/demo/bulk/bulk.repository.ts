import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { reviews, thumbsUp } from '#server/db/schema/community.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings, listingTexts } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { factsOf, learnWords, rowOf } from '#server/listings/listing-writes.repository.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { listingIndex } from '#shared/listings/listing-index.ts'
import type { BulkListing } from './bulk-listing.ts'

type Row = Record<string, unknown>

/** A batch as it goes over the wire, worked out while the database is still busy with the one before. */
export type Prepared = ReturnType<typeof prepare>

export async function reserveIds(db: Queryable, count: number): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('listings', 'id'))::int as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}

/** What one listing adds to each table. */
export function prepare(id: number, { kind, values, state, reviews, thumbsUp }: BulkListing) {
  const index = listingIndex(kindOf(kind), values)
  return {
    kind,
    row: { id, kind, ...state, ...rowOf(kind, values, index) },
    text: { listingId: id, kind, description: values.description, search: index.searchVector },
    facts: { listingId: id, ...factsOf(kind, values) },
    reviews: reviews.map((review) => ({ listingId: id, ...review })),
    thumbsUp: thumbsUp.map((thumb) => ({ listingId: id, ...thumb })),
    words: index.searchWords,
  }
}

/** One statement per table, all sent at once. The batch is of one kind. */
export async function insertBatch(db: Queryable, batch: Prepared[], newWords: string[]): Promise<void> {
  const [first] = batch
  if (!first) return
  await Promise.all([
    insertRows(
      db,
      listings,
      batch.map(({ row }) => row),
    ),
    insertRows(
      db,
      listingTexts,
      batch.map(({ text }) => text),
    ),
    insertRows(
      db,
      factTables[first.kind],
      batch.map(({ facts }) => facts),
    ),
    learnWords(db, newWords),
    insertRows(
      db,
      reviews,
      batch.flatMap((listing) => listing.reviews),
    ),
    insertRows(
      db,
      thumbsUp,
      batch.flatMap((listing) => listing.thumbsUp),
    ),
  ])
}

/** People to have opinions: the same ones each time. */
export async function ensureReaders(db: Queryable, count: number): Promise<string[]> {
  await db.execute(sql`
    insert into ${users} (email, first_name, last_name, email_verified_at)
    select 'reader-' || lpad(n::text, 4, '0') || '@load.example.org', 'Reader', n::text, now()
    from generate_series(1, ${count}::int) as n
    on conflict do nothing`)
  const rows = await db.execute<{ id: string }>(sql`
    select id from ${users} where email like 'reader-____@load.example.org' order by email limit ${count}`)
  return rows.map(({ id }) => id)
}

/**
 * All rows as one JSON parameter: a fraction of the work, on both sides, of a placeholder for each value. Rows have the
 * same keys.
 */
async function insertRows(db: Queryable, table: PgTable, rows: Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const names = Object.keys(first).map((key) => [key, snakeCase(key)] as const)
  const columns: SQL = sql.join(
    names.map(([, column]) => sql.identifier(column)),
    sql`, `,
  )
  const renamed = rows.map((row) => {
    const stored: Row = {}
    for (const [key, column] of names) stored[column] = row[key]
    return stored
  })
  await db.execute(sql`
    insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(renamed)}::text::json)`)
}

function snakeCase(key: string) {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
