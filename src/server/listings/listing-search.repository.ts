import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { builtOnce } from '#server/db/built-once.ts'
import type { Queryable } from '#server/db/client.ts'
import { listings, listingTexts, listingTotals, searchWords } from '#server/db/schema/listings.ts'
import { isSlipOf } from '#shared/rules/spelling.ts'
import { conditionsOf, countedConditionsOf, keptTotalOf, type Selection } from './listing-conditions.ts'
import { orderOf } from './listing-order.ts'
import { countMatches, isPlainSearch } from './plain-search.repository.ts'

/** The ids of one page, in order. Facts are read for these rows alone. */
export const pageOfIds = async (db: Queryable, selection: Selection): Promise<number[]> => {
  const rows = await withTexts(db.select({ id: listings.id }).from(listings).$dynamic(), selection)
    .where(conditionsOf(selection))
    .orderBy(orderOf(selection))
    .limit(selection.query.limit)
    .offset(selection.query.offset)
  return rows.map((row) => row.id)
}

const keptTotals = builtOnce((db) =>
  db
    .select({ total: listingTotals.total })
    .from(listingTotals)
    .where(
      and(eq(listingTotals.kind, sql.placeholder('kind')), eq(listingTotals.facet, sql.placeholder('facet'))),
    )
    .prepare('kept_totals'),
)

/** How many listings a selection holds: kept where the first screens ask for it, counted elsewhere. */
export const totalOf = async (db: Queryable, selection: Selection): Promise<number> => {
  const facet = keptTotalOf(selection)
  if (facet !== null) {
    const [row] = await keptTotals(db).execute({ kind: selection.kind, facet })
    return row?.total ?? 0
  }
  if (isPlainSearch(selection)) return countMatches(db, selection)
  const [row] = await withTexts(
    db.select({ total: sql<number>`count(*)::int` }).from(listings).$dynamic(),
    selection,
  ).where(countedConditionsOf(selection))
  return row?.total ?? 0
}

/** How many listings of a selection carry each facet; `without` leaves one filter's own condition out. */
export const facetTotals = async (
  db: Queryable,
  selection: Selection,
  without?: string,
): Promise<{ facet: string; total: number }[]> => {
  if (keptTotalOf(selection) === '') {
    return db
      .select({ facet: listingTotals.facet, total: listingTotals.total })
      .from(listingTotals)
      .where(and(eq(listingTotals.kind, selection.kind), sql`${listingTotals.total} > 0`))
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

/** The known words that a misspelt one may have been, the nearest first. Trigrams find them, the slips decide. */
export const nearestWords = async (db: Queryable, word: string): Promise<string[]> => {
  const likeness = sql`similarity(${searchWords.word}, ${word})`
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(sql`${searchWords.word} % ${word}`)
    .orderBy(desc(likeness), asc(searchWords.word))
    .limit(40)
  return rows
    .map((row) => row.word)
    .filter((known) => isSlipOf(word, known))
    .slice(0, 5)
}

interface Joinable {
  innerJoin(table: typeof listingTexts, on: SQL): unknown
}

/** The long text is joined only when it is searched. */
export const withTexts = <Query extends Joinable>(query: Query, { tsquery }: Selection): Query =>
  tsquery === null ? query : (query.innerJoin(listingTexts, eq(listingTexts.listingId, listings.id)) as Query)
