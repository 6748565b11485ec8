import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, listings, listingTotals } from '#server/db/schema/listings.ts'
import { kindFacet } from '#shared/listings/facets.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { titleQuery } from '#shared/listings/search.ts'
import { conditionsOf, facetGroupsOf, isLiveOf, type Selection } from './listing-conditions.ts'
import { isByRelevance, orderOf, relevanceOf } from './listing-order.ts'

/** One page of a selection, and how many rows there are in all. */
export interface Matches {
  ids: number[]
  total: number
  /** There are more than `total`. */
  isLowerBound: boolean
}

/** Counts stop here: more rows than anybody pages through, in time that does not grow with the table. */
export const maxCounted = 10_000

/**
 * How often conditions meet is what PostgreSQL estimates worst, and a wrong estimate walks a whole sort index for a handful of
 * rows. So the matches are collected from the search index first, up to the bound of all counts, and sorted. Only when there
 * are more, which means that each condition is frequent and the statistics are good, the planner chooses.
 */
export const findMatches = async (db: Queryable, selection: Selection): Promise<Matches> => {
  const known = await knownTotal(db, selection)
  if (known === null || (known <= maxCounted && !isUnfiltered(selection))) {
    const collected = await collectPage(db, selection)
    if (!collected.isLowerBound) return collected
    return { ...collected, ids: await walkToPage(db, selection) }
  }
  return { ids: await walkToPage(db, selection), total: known, isLowerBound: false }
}

/** The ids of a selection, in no order; `without` leaves one filter out. */
export const matchingIds = (selection: Selection, without?: string): SQL => {
  const { search, listing } = conditionsOf(selection, without)
  if (search === null)
    return sql`select ${listings.id} as id from ${listings} where ${and(isLiveOf(selection.kind), listing ?? undefined)}`
  if (listing === null)
    return sql`select ${listingSearch.listingId} as id from ${listingSearch} where ${search}`
  return sql`
    select ${listings.id} as id from ${listingSearch} join ${listings} on ${listings.id} = ${listingSearch.listingId}
    where ${and(search, listing)}`
}

export const hasMatches = async (db: Queryable, selection: Selection): Promise<boolean> => {
  const { rows } = await db.execute(sql`${matchingIds(selection)} limit 1`)
  return rows.length > 0
}

/** Triggers keep the totals of each kind and each facet, so that they are exact however large. */
const knownTotal = async (db: Queryable, selection: Selection): Promise<number | null> => {
  const facet = onlyFacetOf(selection)
  if (facet === null) return null
  const [row] = await db
    .select({ total: listingTotals.total })
    .from(listingTotals)
    .where(and(eq(listingTotals.kind, selection.kind), eq(listingTotals.facet, facet)))
  return row?.total ?? 0
}

/** The one facet that stands for the whole selection; null when it must be counted. */
const onlyFacetOf = (selection: Selection): string | null => {
  if (isUnfiltered(selection)) return kindFacet(kindOf(selection.kind))
  const [group, ...others] = facetGroupsOf(selection)
  const isFacetAlone =
    selection.tsquery === null &&
    conditionsOf(selection).listing === null &&
    group?.length === 1 &&
    others.length === 0
  return isFacetAlone ? (group[0] ?? null) : null
}

export const isUnfiltered = (selection: Selection, without?: string): boolean => {
  const { search, listing } = conditionsOf(selection, without)
  return search === null && listing === null
}

const collectPage = async (db: Queryable, selection: Selection): Promise<Matches> => {
  const { limit, offset } = selection.query
  const sorted = isByRelevance(selection)
    ? sql`join ${listingSearch} on ${listingSearch.listingId} = matching.id
      where total <= ${maxCounted} order by ${relevanceOf(selection, sql`total`)}`
    : sql`join ${listings} on ${listings.id} = matching.id
      where total <= ${maxCounted} order by ${orderOf(selection)}`
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    with matching as materialized (${matchingIds(selection)} limit ${maxCounted + 1}),
      counted as (select count(*)::int as total from matching)
    select total, array(select matching.id from matching ${sorted} limit ${limit} offset ${offset}) as ids
    from counted`)
  const { ids, total } = rows[0] ?? { ids: [], total: 0 }
  return { ids, total: Math.min(total, maxCounted), isLowerBound: total > maxCounted }
}

const walkToPage = async (db: Queryable, selection: Selection): Promise<number[]> => {
  const { limit, offset } = selection.query
  const ordered = isByRelevance(selection) ? titledFirst(selection) : sortedIds(selection)
  const { rows } = await db.execute<{ id: number }>(sql`${ordered} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

const sortedIds = (selection: Selection): SQL => {
  const { search, listing } = conditionsOf(selection)
  const joined =
    search === null ? sql`` : sql`join ${listingSearch} on ${listingSearch.listingId} = ${listings.id}`
  return sql`
    select ${listings.id} as id from ${listings} ${joined}
    where ${and(isLiveOf(selection.kind), search ?? undefined, listing ?? undefined)}
    order by ${orderOf(selection)}`
}

/** Those with the words in their title, then the others, both from the newest: the second query runs when the first ends. */
const titledFirst = (selection: Selection): SQL => {
  const { query, tsquery } = selection
  const inTitle = titleQuery(tsquery ?? '')
  const newest = (words: string) => sql`
    (select id from (${matchingIds({ ...selection, tsquery: words })}) as matching
    order by id desc limit ${query.offset + query.limit})`
  return sql`
    select id from (${newest(inTitle)} union all ${newest(`(${tsquery}) & !(${inTitle})`)}) as titled_first`
}
