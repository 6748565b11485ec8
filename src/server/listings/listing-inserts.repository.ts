import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listingSearch, listings, listingTexts } from '#server/db/schema/listings.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { listingIndex } from '#shared/listings/listing-index.ts'
import { factsOf, rowOf, searchOf, storeSearchWords } from './listing-writes.repository.ts'

type Row = Record<string, unknown>
type State = Row & { isApproved: boolean; isActive: boolean }

export interface NewListing {
  values: Values
  userId: string | null
  isApproved: boolean
  isActive: boolean
  submittedAt: Date | null
  approvedAt: Date | null
  createdAt: Date
}

/** Inserts listings of one kind and returns their ids in order. */
export const insertListings = async (db: Queryable, kind: Kind, added: NewListing[]): Promise<number[]> => {
  const ids = await reserveIds(db, added.length)
  const prepared = added.map(({ values, ...state }, at) =>
    prepareListing(kind, ids[at] ?? 0, values, { ...state, updatedAt: state.createdAt }),
  )
  await insertPrepared(db, kind, prepared)
  await storeSearchWords(db, [...new Set(prepared.flatMap(({ words }) => words))])
  return ids
}

/** The rows of one listing. */
export interface ListingRows {
  row: Row
  text: Row
  facts: Row
  search: Row
}

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

type Part = keyof ListingRows
/** In the order of the foreign keys. */
const parts: Part[] = ['row', 'text', 'facts', 'search']
const tableOf = (part: Part, kind: Kind): PgTable =>
  ({ row: listings, text: listingTexts, facts: factTables[kind], search: listingSearch })[part]

/** Inserts many listings of one kind, one statement per table. Does not store their search words. */
const insertPrepared = async (db: Queryable, kind: Kind, prepared: readonly ListingRows[]): Promise<void> => {
  for (const part of parts) {
    const rows = prepared.map((listing) => listing[part])
    await insertRows(db, tableOf(part, kind), rows)
  }
}

/**
 * Stages listings of one kind as JSON in a temporary table until all are known to be valid. The table has no WAL and no
 * indexes, and is dropped at the end of the transaction.
 */
export const createListingStage = async (tx: Tx, kind: Kind) => {
  const stage = sql.identifier('listing_stage')
  await tx.execute(sql`create temporary table ${stage} (chunk int, part text, rows json) on commit drop`)
  // Compressing JSON that is read once takes longer than writing it.
  await tx.execute(sql`alter table ${stage} alter rows set storage external`)
  const columns = new Map<Part, Column[]>()

  const insert = (part: Part, chunk?: number) => {
    const isChosen = chunk === undefined ? sql`part = ${part}` : sql`part = ${part} and chunk = ${chunk}`
    const source = sql`select rows from ${stage} where ${isChosen}`
    return insertJson(tx, tableOf(part, kind), columns.get(part) ?? [], source)
  }

  return {
    async add(chunk: number, prepared: readonly ListingRows[]): Promise<void> {
      for (const part of parts) {
        const rows = prepared.map((listing) => listing[part])
        if (!columns.has(part)) columns.set(part, columnsOf(rows))
        const json = jsonOf(rows, columns.get(part) ?? [])
        await tx.execute(sql`insert into ${stage} values (${chunk}::int, ${part}, ${json}::text::json)`)
      }
    },

    async insertChunk(chunk: number): Promise<void> {
      for (const part of parts) if (part !== 'search') await insert(part, chunk)
    },

    /**
     * Makes the inserted listings searchable and counted. Locks the totals until the commit, so it comes last, and checks
     * foreign keys before the trigger takes the locks.
     */
    async publish(): Promise<void> {
      await tx.execute(sql`set constraints all immediate`)
      await insert('search')
    },
  }
}

/** All rows as one JSON parameter, which is faster than a placeholder for each value. */
export const insertRows = async (db: Queryable, table: PgTable, rows: Row[]): Promise<void> => {
  if (rows.length === 0) return
  // Columns without any value get their default.
  const columns = columnsOf(rows).filter(({ key }) => rows.some((row) => row[key] !== undefined))
  await insertJson(db, table, columns, sql`select ${jsonOf(rows, columns)}::text::json as rows`)
}

interface Column {
  key: string
  name: string
}

const columnsOf = (rows: Row[]): Column[] =>
  [...new Set(rows.flatMap(Object.keys))].map((key) => ({ key, name: snakeCase(key) }))

const jsonOf = (rows: Row[], columns: Column[]): string =>
  JSON.stringify(
    rows.map((row) => {
      const named: Row = {}
      for (const { key, name } of columns) named[name] = row[key]
      return named
    }),
  )

const insertJson = async (db: Queryable, table: PgTable, columns: Column[], source: SQL): Promise<void> => {
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  await db.execute(sql`
    insert into ${table} (${names}) overriding system value
    select ${names} from (${source}) as source, json_populate_recordset(null::${table}, source.rows)`)
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
