import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import type { Selection } from './listing-conditions.ts'

export interface Counted {
  total: number
  /** There are more than `total`. */
  isLowerBound: boolean
}

/** One page of a selection, and how many rows there are in all. */
export interface Matches extends Counted {
  ids: number[]
}

/** A selection, where its ids come from, and how its page is sorted. */
export interface Collected {
  selection: Selection
  source: SQL
  sorted: SQL
}

export const collect = async (db: Queryable, collected: Collected): Promise<Matches> =>
  (await collectEach(db, [collected]))[0] ?? none

export const none: Matches = { ids: [], total: 0, isLowerBound: false }

/** Counts the ids of each and returns a page of them, with one statement. */
export const collectEach = async (db: Queryable, each: readonly Collected[]): Promise<Matches[]> => {
  if (each.length === 0) return []
  const statements = each.map((collected, at) => sql`(${collecting(collected, at)})`)
  const { rows } = await db.execute<Pick<Matches, 'ids' | 'total'> & { at: number }>(
    sql.join(statements, sql` union all `),
  )
  const found = new Map(rows.map((row) => [row.at, row]))
  return each.map(({ selection: { maxCounted } }, at) => {
    const { ids, total } = found.get(at) ?? none
    return { ids, total: Math.min(total, maxCounted), isLowerBound: total > maxCounted }
  })
}

/** The limit is outside of what is materialized: inside, PostgreSQL would trust its estimate and scan the table. */
const collecting = ({ selection: { maxCounted, query }, source, sorted }: Collected, at: number): SQL => sql`
  with found as materialized (${source}),
    matching as not materialized (select * from found limit ${maxCounted + 1}),
    counted as (select count(*)::int as total from matching)
  select
    ${at}::int as at,
    total,
    array(select matching.id from matching ${sorted} limit ${query.limit} offset ${query.offset}) as ids
  from counted`
