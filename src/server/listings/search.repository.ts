import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import { kindFacet } from '#shared/listings/facets.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { conditionsOf, facetGroupsOf, isLiveOf, type Selection } from './listing-conditions.ts'
import { hasWordsInTitle, isByRelevance, orderOf, relevanceOf } from './listing-order.ts'
import { findTotals } from './listing-totals.repository.ts'
import { idsWhere, isUnfiltered, matchingIds } from './matching-ids.ts'

/** One page of a selection, and how many rows there are in all. */
export interface Matches {
  ids: number[]
  total: number
  /** There are more than `total`. */
  isLowerBound: boolean
  /** The ids of all matches, where facets are to be counted and there are not too many. */
  allIds: number[] | null
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
  if (known !== null && (known > maxCounted || isUnfiltered(selection)))
    return { ids: await walkToPage(db, selection), total: known, isLowerBound: false, allIds: null }
  const collected = await collect(db, selection, matchingIds(selection), sortedMatches(selection))
  return collected.isLowerBound ? { ...collected, ids: await walkToPage(db, selection) } : collected
}

export const hasMatches = async (db: Queryable, selection: Selection): Promise<boolean> => {
  const { rows } = await db.execute(sql`${matchingIds(selection)} limit 1`)
  return rows.length > 0
}

/** Triggers keep the totals of each kind and each facet, so that they are exact however large. */
const knownTotal = async (db: Queryable, selection: Selection): Promise<number | null> => {
  const facet = onlyFacetOf(selection)
  return facet === null ? null : ((await findTotals(db, selection.kind, [facet])).get(facet) ?? 0)
}

/** The one facet that stands for the whole selection; null when it must be counted. */
const onlyFacetOf = (selection: Selection): string | null => {
  if (isUnfiltered(selection)) return kindFacet(kindOf(selection.kind))
  const [group, ...others] = facetGroupsOf(selection)
  const isFacetAlone =
    selection.words === null &&
    conditionsOf(selection).listing === null &&
    group?.length === 1 &&
    others.length === 0
  return isFacetAlone ? (group[0] ?? null) : null
}

/** Counts the ids of a query and returns a page of them, sorted by a join to `matching`; no page when there are too many. */
const collect = async (db: Queryable, { query }: Selection, source: SQL, sorted: SQL): Promise<Matches> => {
  const allIds = query.facets ? sql`array(select id from matching where total <= ${maxCounted})` : sql`null`
  const { rows } = await db.execute<Pick<Matches, 'ids' | 'total' | 'allIds'>>(sql`
    with matching as materialized (${source} limit ${maxCounted + 1}),
      counted as (select count(*)::int as total from matching)
    select
      total,
      array(select matching.id from matching ${sorted} limit ${query.limit} offset ${query.offset}) as ids,
      ${allIds} as "allIds"
    from counted`)
  const { ids, total, allIds: all } = rows[0] ?? { ids: [], total: 0, allIds: null }
  const isLowerBound = total > maxCounted
  return { ids, total: Math.min(total, maxCounted), isLowerBound, allIds: isLowerBound ? null : all }
}

const sortedMatches = (selection: Selection): SQL =>
  isByRelevance(selection)
    ? sql`join ${listingSearch} on ${listingSearch.listingId} = matching.id
      where total <= ${maxCounted} order by ${relevanceOf(selection, sql`total`)}`
    : sql`join ${listings} on ${listings.id} = matching.id
      where total <= ${maxCounted} order by ${orderOf(selection)}`

const walkToPage = (db: Queryable, selection: Selection): Promise<number[]> =>
  isByRelevance(selection) ? titledFirst(db, selection) : pageOf(db, sortedIds(selection), selection.query)

const pageOf = async (
  db: Queryable,
  sorted: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`${sorted} limit ${limit} offset ${offset}`)
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

/** Those with the words in their title, then the others, the newest first in both. */
const titledFirst = async (db: Queryable, selection: Selection): Promise<number[]> => {
  const { kind, query } = selection
  const { search, listing } = conditionsOf(selection)
  const idsAlso = (condition: SQL) =>
    idsWhere(kind, { search: and(search ?? undefined, condition) ?? null, listing })
  const newest = (ids: SQL) => sql`select id from (${ids}) as matching order by id desc`

  const isTitled = hasWordsInTitle(selection)
  const newestCollected = sql`where total <= ${maxCounted} order by id desc`
  const titled = await collect(db, selection, idsAlso(isTitled), newestCollected)
  if (titled.isLowerBound) return pageOf(db, newest(idsAlso(isTitled)), query)
  const limit = query.limit - titled.ids.length
  if (limit === 0) return titled.ids
  const offset = Math.max(0, query.offset - titled.total)
  return [...titled.ids, ...(await pageOf(db, newest(idsAlso(sql`not ${isTitled}`)), { limit, offset }))]
}
