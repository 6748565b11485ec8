import { desc, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingTexts } from '#server/db/schema/listings.ts'
import { titleQuery } from '#shared/listings/search.ts'
import type { Selection } from './listing-conditions.ts'

/** Nothing but words is asked for: the texts alone answer, and say themselves which of them are live. */
export const isPlainSearch = (selection: Selection): selection is PlainSearch => {
  const { tsquery, near, query } = selection
  const isNarrowed = Object.values(query.filters).some((values) => values !== undefined)
  const isTimed = query.month !== null || query.hideClosed || query.upcoming
  // Without a single word in it, a query is empty and finds nothing.
  return tsquery !== null && tsquery !== '' && near === null && !isNarrowed && !isTimed
}

type PlainSearch = Selection & { tsquery: string }

/** Above this, most matches are as good as each other, and ranking all of them costs more than it tells. */
const mostRanked = 2_000

export const countMatches = (db: Queryable, selection: PlainSearch): Promise<number> =>
  count(db, liveMatches(selection))

/** One page of what was found, the best first. `total` is how many there are in all. */
export const bestMatches = async (
  db: Queryable,
  selection: PlainSearch,
  total: number,
  most = mostRanked,
): Promise<number[]> => {
  const { limit, offset } = selection.query
  if (total > most) return titleMatchesFirst(db, selection)
  const rank = sql`ts_rank(${listingTexts.search}, ${selection.tsquery}::tsquery)`
  return ids(db, liveMatches(selection), [desc(rank), desc(listingTexts.listingId)], limit, offset)
}

/** Those that have the words in their title, then the rest, the newest first in both. */
const titleMatchesFirst = async (db: Queryable, selection: PlainSearch): Promise<number[]> => {
  const { limit, offset } = selection.query
  const titled = `${liveMatches(selection)} & (${titleQuery(selection.tsquery)})`
  const newest = [desc(listingTexts.listingId)]
  const inTitle = await count(db, titled)
  const first = offset < inTitle ? await ids(db, titled, newest, limit, offset) : []
  if (first.length === limit) return first
  const others = `${liveMatches(selection)} & !(${titleQuery(selection.tsquery)})`
  const rest = await ids(db, others, newest, limit - first.length, Math.max(0, offset - inTitle))
  return [...first, ...rest]
}

/** A trigger keeps the sign of the kind in the vector of every live listing, so that one index answers it all. */
const liveMatches = ({ kind, tsquery }: PlainSearch): string => `'/${kind}' & (${tsquery})`

const count = async (db: Queryable, tsquery: string): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(listingTexts)
    .where(sql`${listingTexts.search} @@ ${tsquery}::tsquery`)
  return row?.total ?? 0
}

const ids = async (db: Queryable, tsquery: string, order: SQL[], limit: number, offset: number) => {
  const rows = await db
    .select({ id: listingTexts.listingId })
    .from(listingTexts)
    .where(sql`${listingTexts.search} @@ ${tsquery}::tsquery`)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map((row) => row.id)
}
