import { and, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import { kindFacet } from '#shared/listings/facets.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import {
  type Counted,
  collect,
  collectEach,
  type Matches,
  type MatchQuery,
  none,
} from './collect-matches.repository.ts'
import {
  conditionsOf,
  facetGroupsOf,
  hasListingConditions,
  isLiveOf,
  type Selection,
} from './listing-conditions.ts'
import {
  hasWordsInTitle,
  inTitleOf,
  isByRelevance,
  orderedPartsOf,
  orderOf,
  orderWithinPartOf,
  relevanceOf,
} from './listing-order.ts'
import { findTotals } from './listing-totals.repository.ts'
import { isUnfiltered, matchingIds } from './matching-ids.ts'

/**
 * Up to this many matches are ranked and sorted in the statement that counts them: PostgreSQL estimates few matches badly, and
 * a wrong estimate would scan a whole sort index. With more matches, a walk along that index reaches the page in a few steps,
 * unless the page is deep.
 */
const maxSorted = 1_000

export const findMatches = async (db: Queryable, selection: Selection): Promise<Matches> => {
  if (selection.words?.length === 0) return none
  const known = await knownTotal(db, selection)
  if (known !== null && (known > maxSorted || isUnfiltered(selection)))
    return { ids: await walkToPage(db, selection), total: known, isLowerBound: false }
  return withPage(db, selection, await collect(db, sortedMatches(selection)))
}

/** Matches of several selections, in one statement for all that have words. */
export const findMatchesOfEach = async (
  db: Queryable,
  selections: readonly Selection[],
): Promise<Matches[]> => {
  const withWords = selections.filter(({ words }) => words !== null && words.length > 0)
  const collected = await collectEach(db, withWords.map(sortedMatches))
  return Promise.all(
    selections.map((selection) => {
      const found = collected[withWords.indexOf(selection)]
      return found ? withPage(db, selection, found) : findMatches(db, selection)
    }),
  )
}

/** Replaces the page if there are too many matches to sort. */
const withPage = async (db: Queryable, selection: Selection, collected: Matches): Promise<Matches> =>
  isSorted(selection, collected) ? collected : { ...collected, ids: await pageOfMany(db, selection) }

/** A page of a selection that was counted before. */
export const findPage = async (db: Queryable, selection: Selection, counted: Counted): Promise<number[]> =>
  isSorted(selection, counted) && !isUnfiltered(selection)
    ? (await collect(db, sortedMatches(selection))).ids
    : pageOfMany(db, selection)

const isSorted = (selection: Selection, { total, isLowerBound }: Counted): boolean =>
  !isLowerBound && total <= sortableTotal(selection)

const sortableTotal = (selection: Selection): number => (isDeep(selection) ? selection.maxCounted : maxSorted)

const isDeep = ({ query }: Selection): boolean => query.offset > maxSorted

const pageOfMany = (db: Queryable, selection: Selection): Promise<number[]> =>
  isByRelevance(selection) ? titleMatchesFirst(db, selection) : walkToPage(db, selection)

/** The index of the first selection with matches, in one statement; -1 if none has any. */
export const firstWithMatches = async (db: Queryable, selections: readonly Selection[]): Promise<number> => {
  if (selections.length === 0) return -1
  const cases = selections.map((selection, index) => {
    const found = sql`with found as materialized (${matchingIds(selection)}) select id from found`
    return sql`when exists (${found}) then ${index}::int`
  })
  const { rows } = await db.execute<{ place: number }>(
    sql`select case ${sql.join(cases, sql` `)} else -1 end as place`,
  )
  return rows[0]?.place ?? -1
}

/** Triggers maintain exact totals per kind and per facet. */
const knownTotal = async (db: Queryable, selection: Selection): Promise<number | null> => {
  const facet = onlyFacetOf(selection)
  return facet === null ? null : ((await findTotals(db, selection.kind, [facet])).get(facet) ?? 0)
}

/** The facet that is equivalent to the whole selection; null if the selection must be counted. */
const onlyFacetOf = (selection: Selection): string | null => {
  if (isUnfiltered(selection)) return kindFacet(kindOf(selection.kind))
  const [group, ...others] = facetGroupsOf(selection)
  const isFacetAlone =
    selection.words === null && !hasListingConditions(selection) && group?.length === 1 && others.length === 0
  return isFacetAlone ? (group[0] ?? null) : null
}

/**
 * Sorts the matches in the statement that counts them, for `collect`. The limit in the lateral join forces a lookup by id; for
 * an ordinary join with several hundred matches, PostgreSQL scans the whole table.
 */
const sortedMatches = (selection: Selection): MatchQuery => {
  const isSortable = sql`total <= ${sortableTotal(selection)}`
  if (!isByRelevance(selection)) {
    const sorted = sql`
      cross join lateral (select * from ${listings} where ${listings.id} = matching.id limit 1) as ${listings}
      where ${isSortable} order by ${orderOf(selection)}`
    return { selection, source: matchingIds(selection), sorted }
  }
  // A lookup by ctid costs half as much as an index lookup.
  const source = matchingIds(selection, { columns: sql`, ${listingSearch}.ctid as address` })
  const best = isDeep(selection) ? hasWordsInTitle(selection) : relevanceOf(selection)
  const sorted = sql`
    where ${isSortable}
    order by (select ${best} from ${listingSearch} where ${listingSearch}.ctid = matching.address) desc, id desc`
  return { selection, source, sorted }
}

/**
 * With too many matches to rank, those with the words in the title come first, then the newest. Ids grow with time, so sorting
 * by id reads only `listing_search`, one page after the other.
 */
const titleMatchesFirst = async (db: Queryable, selection: Selection): Promise<number[]> => {
  const { query } = selection
  const newest = sql`order by id desc`
  const inTitle = inTitleOf(selection)
  const source = matchingIds(inTitle)
  const titled = await collect(db, { selection: inTitle, source, sorted: newest })
  if (titled.isLowerBound) return pageOf(db, sql`${source} ${newest}`, query)
  const limit = query.limit - titled.ids.length
  if (limit === 0) return titled.ids
  const offset = Math.max(0, query.offset - titled.total)
  const others = matchingIds(selection, { also: sql`not ${hasWordsInTitle(selection)}` })
  return [...titled.ids, ...(await pageOf(db, sql`${others} ${newest}`, { limit, offset }))]
}

/** Reads the ordered parts one after the other until the page is full. */
const walkToPage = async (db: Queryable, selection: Selection): Promise<number[]> => {
  const { limit, offset } = selection.query
  const ids: number[] = []
  let skipped = 0
  for (const part of orderedPartsOf(selection)) {
    const page = { limit: limit - ids.length, offset: Math.max(0, offset - skipped) }
    const found = await pageOf(db, sortedIds(selection, part), page)
    ids.push(...found)
    if (ids.length === limit) break
    // The size of a part that ends within the page is known; a part that ends before the page is counted.
    skipped +=
      found.length > 0 ? page.offset + found.length : await countUpTo(db, selection, part, page.offset)
  }
  return ids
}

const countUpTo = async (
  db: Queryable,
  selection: Selection,
  part: SQL | undefined,
  max: number,
): Promise<number> => {
  if (max === 0) return 0
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${sortedIds(selection, part)} limit ${max}) as part`,
  )
  return rows[0]?.count ?? 0
}

const pageOf = async (
  db: Queryable,
  sorted: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`${sorted} limit ${limit} offset ${offset}`)
  return rows.map(({ id }) => id)
}

const sortedIds = (selection: Selection, part: SQL | undefined): SQL => {
  const { search, listing } = conditionsOf(selection)
  const joined = search ? sql`join ${listingSearch} on ${listingSearch.listingId} = ${listings.id}` : sql``
  return sql`
    select ${listings.id} as id from ${listings} ${joined}
    where ${and(isLiveOf(selection.kind), search, listing, part)}
    order by ${orderWithinPartOf(selection)}`
}
