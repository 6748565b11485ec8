import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listingSearch, listings, listingTexts } from '#server/db/schema/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingIndex } from '#shared/listings/listing-index.ts'
import { factsOf, rowOf, searchOf } from './listing-writes.repository.ts'

type Row = Record<string, unknown>
type State = Row & { isApproved: boolean; isActive: boolean }

/** What one listing adds to each table. */
export interface ListingRows {
  row: Row
  text: Row
  search: Row
  facts: Row
}

/** The rows of one listing, and the words it is found by. */
export const prepareListing = (
  kind: Kind,
  id: number,
  values: Values,
  state: State,
): ListingRows & { words: string[] } => {
  const index = listingIndex(kindOf(kind), values)
  const isLive = state.isApproved && state.isActive
  return {
    row: { id, kind, ...state, ...rowOf(kind, values, index) },
    text: { listingId: id, description: values.description },
    search: { listingId: id, kind, isLive, ...searchOf(index) },
    facts: { listingId: id, ...factsOf(kind, values) },
    words: index.searchWords,
  }
}

export const reserveIds = async (db: Queryable, count: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('listings', 'id'))::int as id from generate_series(1, ${count}::int)`)
  return rows.map(({ id }) => id)
}

/**
 * Inserts many listings of one kind, one statement for each table. Their words are not learned here. With a search buffer
 * they become searchable and counted when it is flushed.
 */
export const insertPrepared = async (
  db: Queryable,
  kind: Kind,
  prepared: readonly ListingRows[],
  searchBuffer?: SQL,
): Promise<void> => {
  const rowsOf = (part: keyof ListingRows) => prepared.map((listing) => listing[part])
  await insertRows(db, listings, rowsOf('row'))
  await insertRows(db, listingTexts, rowsOf('text'))
  await insertRows(db, factTables[kind], rowsOf('facts'))
  await insertRows(db, listingSearch, rowsOf('search'), searchBuffer)
}

/** A temporary table for search rows. Writing these locks the totals until commit, so long transactions do it last. */
export const createSearchBuffer = async (tx: Tx): Promise<SQL> => {
  const buffer = sql.identifier('search_buffer')
  await tx.execute(sql`create temporary table ${buffer} (like ${listingSearch}) on commit drop`)
  return sql`${buffer}`
}

export const flushSearchBuffer = async (tx: Tx, buffer: SQL): Promise<void> => {
  await tx.execute(sql`insert into ${listingSearch} select * from ${buffer}`)
}

/** All rows as one JSON parameter, which is faster than a placeholder for each value. Rows have the same keys. */
export const insertRows = async (
  db: Queryable,
  table: PgTable,
  rows: Row[],
  target: PgTable | SQL = table,
): Promise<void> => {
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
    insert into ${target} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(renamed)}::text::json)`)
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
