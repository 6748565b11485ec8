import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import type { Selection } from './listing-conditions.ts'

export interface Counted {
  total: number
  /** The real count is higher. */
  isLowerBound: boolean
}

/** One page of a selection, and its total count. */
export interface Matches extends Counted {
  ids: number[]
}

/** A selection, the source of its ids and the sort order of its page. */
export interface MatchQuery {
  selection: Selection
  source: SQL
  sorted: SQL
}

export const collect = async (db: Queryable, matchQuery: MatchQuery): Promise<Matches> =>
  (await collectEach(db, [matchQuery]))[0] ?? none

export const none: Matches = { ids: [], total: 0, isLowerBound: false }

/** Counts each selection and returns a page of its ids, in one statement. */
export const collectEach = async (db: Queryable, queries: readonly MatchQuery[]): Promise<Matches[]> => {
  if (queries.length === 0) return []
  const statements = queries.map((query, at) => sql`(${statementOf(query, at)})`)
  const { rows } = await db.execute<Pick<Matches, 'ids' | 'total'> & { at: number }>(
    sql.join(statements, sql` union all `),
  )
  const found = new Map(rows.map((row) => [row.at, row]))
  return queries.map(({ selection: { maxCounted } }, at) => {
    const { ids, total } = found.get(at) ?? none
    return { ids, total: Math.min(total, maxCounted), isLowerBound: total > maxCounted }
  })
}

/** The limit is outside the materialized CTE: inside, PostgreSQL would trust its estimate and scan the table. */
const statementOf = (
  { selection: { maxCounted, query }, source, sorted }: MatchQuery,
  at: number,
): SQL => sql`
  with found as materialized (${source}),
    matching as not materialized (select * from found limit ${maxCounted + 1}),
    counted as (select count(*)::int as total from matching)
  select
    ${at}::int as at,
    total,
    array(select matching.id from matching ${sorted} limit ${query.limit} offset ${query.offset}) as ids
  from counted`
