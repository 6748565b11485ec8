import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { listings, listingTexts, listingTotals, searchWords } from '#server/db/schema/listings.ts'
import { facetStart } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { isSlipOf, swapsOf } from '#shared/rules/spelling.ts'
import { isLive } from './is-live.ts'
import { conditionsOf, countedConditionsOf, keptTotalOf, type Selection } from './listing-conditions.ts'
import { orderOf } from './listing-order.ts'
import { type AskedSets, countBySet, countInSets, filterSetsOf } from './listing-sets.repository.ts'
import { askedSetsOf, countFound, type FindSet, findSetIn, isWordSearch } from './word-search.ts'

/** The ids of one page, in order. Facts are read for these rows alone. */
export const pageOfIds = async (db: Queryable, selection: Selection): Promise<number[]> => {
  const rows = await withTexts(db.select({ id: listings.id }).from(listings).$dynamic(), selection)
    .where(conditionsOf(selection))
    .orderBy(orderOf(selection))
    .limit(selection.query.limit)
    .offset(selection.query.offset)
  return rows.map((row) => row.id)
}

/** A page of what several filters have in common, and how many that is. */
export const pageOfMeeting = async (
  db: Queryable,
  selection: Selection,
  sets: AskedSets,
): Promise<[ids: number[], total: number]> => {
  const { total, among } = await countInSets(db, selection.kind, sets)
  if (total === 0) return [[], 0]
  const { limit, offset } = selection.query
  const walked = (among * (offset + limit)) / total
  const { rows } = await db.execute<{ id: number }>(
    sql`${(total < walked ? gathered : walkedTo)(selection)} limit ${limit} offset ${offset}`,
  )
  return [rows.map((row) => row.id), total]
}

/**
 * How often filters meet is what PostgreSQL guesses worst, and a wrong guess reads the whole table. So it is told which way
 * to go: to gather the few there are and sort them, or to walk down the order, which meets many soon enough. `offset 0`
 * keeps it from going the other way.
 */
const gathered = (selection: Selection): SQL => sql`
  select id from (select * from ${listings} where ${conditionsOf(selection)} offset 0) as ${listings}
  order by ${orderOf(selection)}`

const walkedTo = (selection: Selection): SQL => sql`
  select id from (
    select * from ${listings} where ${and(eq(listings.kind, selection.kind), isLive)}
    order by ${orderOf(selection)} offset 0
  ) as ${listings}
  where ${conditionsOf(selection)}`

/** A page together with its total where that is kept, under this facet. */
export const pageOfKept = async (
  db: Queryable,
  selection: Selection,
  facet: string,
): Promise<[ids: number[], total: number]> => {
  const { kind, query } = selection
  const { sortBy, sortOrder, limit, offset } = query
  const order = orderOf({ kind, query: { sortBy, sortOrder }, tsquery: null })
  const carries = facet === '' ? sql`` : sql`and facets && array[${facet}]`
  const ids = sql<number[]>`array(
    select id from ${listings}
    where kind = ${kind} and ${isLive} ${carries}
    order by ${order} limit ${limit} offset ${offset})`
  const [found] = await db
    .select({ ids, total: listingTotals.total })
    .from(listingTotals)
    .where(isKeptTotal(kind, facet))
  return found ? [found.ids, found.total] : [[], 0]
}

const isKeptTotal = (kind: Kind, facet: string) =>
  and(eq(listingTotals.kind, kind), eq(listingTotals.facet, facet))

const keptFacets = (db: Queryable, kind: Kind) =>
  db
    .select({ facet: listingTotals.facet, total: listingTotals.total })
    .from(listingTotals)
    .where(and(eq(listingTotals.kind, kind), sql`${listingTotals.total} > 0`))

/** How many listings a selection holds: kept where the first screens ask for it, counted elsewhere. */
export const totalOf = async (
  db: Queryable,
  selection: Selection,
  find: FindSet = findSetIn(db),
): Promise<number> => {
  const facet = keptTotalOf(selection)
  if (facet !== null) {
    const [row] = await db
      .select({ total: listingTotals.total })
      .from(listingTotals)
      .where(isKeptTotal(selection.kind, facet))
    return row?.total ?? 0
  }
  if (isWordSearch(selection)) return countFound(db, selection, find)
  const sets = selection.tsquery === null ? filterSetsOf(selection) : null
  if (sets !== null) return (await countInSets(db, selection.kind, sets)).total
  const [row] = await withTexts(
    db.select({ total: sql<number>`count(*)::int` }).from(listings).$dynamic(),
    selection,
  ).where(countedConditionsOf(selection))
  return row?.total ?? 0
}

/**
 * How many listings of a selection carry each facet of these filters, or of others as well; `without` leaves one filter's own
 * condition out.
 */
export const facetTotals = async (
  db: Queryable,
  selection: Selection,
  params: string[],
  find: FindSet,
  without?: string,
): Promise<{ facet: string; total: number }[]> => {
  const sets = await setsOf(selection, find, without)
  if (sets?.length === 0) {
    return keptFacets(db, selection.kind)
  }
  if (sets) {
    const starts = params.map((param) => facetStart(kindOf(selection.kind), param))
    return countBySet(db, sets, starts)
  }
  const matching = withTexts(db.select({ facets: listings.facets }).from(listings).$dynamic(), selection)
    .where(countedConditionsOf(selection, without))
    .as('matching')
  const facet = sql<string>`unnested.facet`
  return db
    .select({ facet, total: sql<number>`count(*)::int` })
    .from(matching)
    .innerJoin(sql`lateral unnest(${matching.facets}) as unnested(facet)`, sql`true`)
    .groupBy(facet)
}

/** Null when a selection asks for something there is no set for. */
const setsOf = async (selection: Selection, find: FindSet, without?: string): Promise<AskedSets | null> => {
  if (selection.tsquery === null) return filterSetsOf(selection, without)
  return isWordSearch(selection) ? askedSetsOf(selection, find, without) : null
}

/**
 * The known words that a misspelt one may have been, the nearest first. Trigrams find them, the slips decide; swapped letters
 * are looked up, since they break more trigrams than any other slip.
 */
export const nearestWords = async (db: Queryable, word: string): Promise<string[]> => {
  const known = () => db.select({ word: searchWords.word }).from(searchWords)
  const swapped = known().where(sql`${searchWords.word} = any(string_to_array(${swapsOf(word).join()}, ','))`)
  const alike = known()
    .where(sql`${searchWords.word} % ${word}`)
    .orderBy(desc(sql`similarity(${searchWords.word}, ${word})`), asc(searchWords.word))
    .limit(40)
  const words = (await unionAll(swapped, alike)).map((row) => row.word)
  return [...new Set(words)].filter((near) => isSlipOf(word, near)).slice(0, 5)
}

interface Joinable {
  innerJoin(table: typeof listingTexts, on: SQL): unknown
}

/** The long text is joined only when it is searched. */
export const withTexts = <Query extends Joinable>(query: Query, { tsquery }: Selection): Query =>
  tsquery === null ? query : (query.innerJoin(listingTexts, eq(listingTexts.listingId, listings.id)) as Query)
