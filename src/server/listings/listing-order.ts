import { gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { factTables } from '#server/db/schema/facts.ts'
import { listingSearch, listings, spherePoint } from '#server/db/schema/listings.ts'
import { distanceSort } from '#shared/listings/distance-sort.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { titleQuery } from '#shared/listings/search.ts'
import type { Place } from '#shared/rules/distance.ts'
import { indexed, type Selection } from './listing-conditions.ts'

const columns: Record<string, PgColumn> = {
  createdAt: listings.createdAt,
  name: listings.sortTitle,
  title: listings.sortTitle,
  organizer: listings.sortOrganization,
  rating: listings.averageRating,
  thumbsUp: listings.thumbsUpCount,
  viewCount: listings.viewCount,
  costRange: listings.costRank,
  deadline: listings.closesOn,
  eventDate: listings.eventDate,
}

/** A search without a sort: best match first. */
export const isByRelevance = ({ query, words }: Selection): boolean => query.sortBy === null && words !== null

/** Nulls last in both directions; ties by id, so that no row repeats across pages. */
export const orderOf = (selection: Selection): SQL => {
  const ordered = orderWithinPartOf(selection)
  return isByNextDeadline(selection)
    ? sql`coalesce((${lt(listings.closesOn, selection.today)})::int, 0), ${ordered}`
    : ordered
}

/**
 * The same order as consecutive parts that each have an index: whether a listing is closed depends on the day, so no index
 * sorts by it. A part is a condition; undefined for all rows.
 */
export const orderedPartsOf = (selection: Selection): (SQL | undefined)[] => {
  const { closesOn } = listings
  return isByNextDeadline(selection)
    ? [gte(closesOn, selection.today), isNull(closesOn), lt(closesOn, selection.today)]
    : [undefined]
}

/** Closed listings come last, after those without a deadline (docs/product.md 6.11). */
const isByNextDeadline = ({ query }: Selection): boolean =>
  query.sortBy === 'deadline' && query.sortOrder === 'asc'

export const orderWithinPartOf = ({ kind, query, place }: Selection): SQL => {
  if (query.sortBy === distanceSort && place !== null) return nearestFirst(place, query.sortOrder)
  const column = columns[query.sortBy ?? kindOf(kind).defaultSort.by]
  if (!column) throw new Error(`No column to sort by ${query.sortBy}`)
  const direction = sql.raw(query.sortOrder)
  if (column === listings.eventDate)
    return sql`${column} ${direction}, ${startTimeOf(kind)} ${direction}, ${listings.id} ${direction}`
  if (query.sortOrder === 'asc') return sql`${column} asc, ${listings.id} asc`
  // A backward scan of an ascending index returns nulls first; for a column without nulls the orders are equal.
  return column.notNull
    ? sql`${column} desc, ${listings.id} desc`
    : sql`${column} desc nulls last, ${listings.id} desc nulls last`
}

/** Listings without a time come last on their day. The index sorts by day, so PostgreSQL sorts by time only the page's days. */
export const startTimeOf = (kind: Kind): SQL => {
  const facts = factTables[kind] as typeof factTables.event
  return sql`(select coalesce(${facts.startTime}, '24:00') from ${facts} where ${facts.listingId} = ${listings.id})`
}

/**
 * The index sorts by distance ascending only, so the farthest first are the nearest to the antipode. Listings without
 * coordinates come last.
 */
const nearestFirst = ({ latitude, longitude }: Place, order: 'asc' | 'desc'): SQL => {
  const degrees = (value: number) => sql`${value}::double precision`
  const from =
    order === 'asc'
      ? spherePoint(degrees(latitude), degrees(longitude))
      : spherePoint(degrees(-latitude), degrees(longitude > 0 ? longitude - 180 : longitude + 180))
  const point = spherePoint(sql`${listings.latitude}`, sql`${listings.longitude}`)
  return sql`${point} <-> ${from}, ${listings.id} ${sql.raw(order)}`
}

export const relevanceOf = ({ words }: Selection): SQL =>
  sql`ts_rank(${listingSearch.words}, ${(words ?? []).join(' & ')}::tsquery)`

/** The matches with the search words in the title. Title words are also words of the listing, so no other condition is needed. */
export const inTitleOf = (selection: Selection): Selection => ({
  ...selection,
  ...indexed((selection.words ?? []).map(titleQuery)),
})

export const hasWordsInTitle = ({ words }: Selection): SQL =>
  sql`${listingSearch.words} @@ ${titleQuery((words ?? []).join(' & '))}::tsquery`
