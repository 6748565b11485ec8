import { and, arrayOverlaps, between, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import { kindFacet } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { firstDayOf, lastDayOf } from '#shared/rules/calendar-month.ts'
import { boxAround, earthRadiusMiles, type Place } from '#shared/rules/distance.ts'
import { isLive } from './is-live.ts'

/** A list query with everything looked up that its SQL needs. */
export interface Selection {
  kind: Kind
  query: ListQuery
  today: string
  /** A tsquery for each word. Null when nothing is searched for; empty when the search has no word, and finds nothing. */
  words: readonly string[] | null
  isLastWordBroad: boolean
  /** By filter parameter, the facets of which a listing must have one. */
  facets: Readonly<Record<string, readonly string[]>>
  near: { place: Place; miles: number } | null
}

/** What a selection asks of each of the two tables, null where it asks nothing. */
export interface Conditions {
  search: SQL | null
  listing: SQL | null
}

/** `without` leaves one filter out, which is how the counts of its own values are made. */
export const conditionsOf = (selection: Selection, without?: string): Conditions => {
  const { kind, words } = selection
  const groups = facetGroupsOf(selection, without)
  // A facet names its kind already; without any, the kind itself makes one index condition of it all.
  if (groups.length === 0 && words !== null) groups.push([kindFacet(kindOf(kind))])
  const search = [
    ...groups.map((group) => arrayOverlaps(listingSearch.facets, [...group])),
    ...wordConditionsOf(selection),
  ]
  return {
    search: search.length === 0 ? null : (and(sql`${listingSearch.isLive}`, ...search) ?? null),
    listing: and(...listingConditionsOf(selection)) ?? null,
  }
}

/**
 * The index reads every entry that begins with the last word, which are millions for a single letter. A broad word is compared
 * with the rows that the other conditions find; negated twice, it is no index condition.
 */
const wordConditionsOf = ({ words, isLastWordBroad }: Selection): SQL[] => {
  if (words === null) return []
  const indexed = isLastWordBroad ? words.slice(0, -1) : words
  const last = words.at(-1)
  const matches = (tsquery: string) => sql`${listingSearch.words} @@ ${tsquery}::tsquery`
  return [
    ...(indexed.length > 0 || !isLastWordBroad ? [matches(indexed.join(' & '))] : []),
    ...(isLastWordBroad && last !== undefined ? [sql`not ${matches(`!(${last})`)}`] : []),
  ]
}

export const facetGroupsOf = ({ facets }: Selection, without?: string): (readonly string[])[] =>
  Object.entries(facets)
    .filter(([param]) => param !== without)
    .map(([, group]) => group)

/** What only the listing itself can tell: days and places. */
const listingConditionsOf = ({ query, today, near }: Selection): SQL[] =>
  [
    query.hideClosed ? or(isNull(listings.closesOn), gte(listings.closesOn, today)) : undefined,
    query.upcoming ? gte(listings.eventDate, today) : undefined,
    query.month === null
      ? undefined
      : between(listings.eventDate, firstDayOf(query.month), lastDayOf(query.month)),
    near === null ? undefined : isNear(near.place, near.miles),
  ].filter((condition) => condition !== undefined)

export const isLiveOf = (kind: Kind): SQL | undefined => and(eq(listings.kind, kind), isLive)

/** A box finds the rows by index, the great circle decides; a listing without a place is left out by both. */
const isNear = (place: Place, miles: number): SQL | undefined => {
  const { south, north, west, east } = boxAround(place, miles)
  const { latitude, longitude } = listings
  // Left to itself, PostgreSQL takes a bare parameter beside a whole number for a whole number.
  const number = (value: number) => sql`${value}::double precision`
  const haversine = sql`
    power(sin(radians(${latitude} - ${number(place.latitude)}) / 2), 2)
    + cos(radians(${number(place.latitude)})) * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${number(place.longitude)}) / 2), 2)`
  return and(
    between(latitude, south, north),
    between(longitude, west, east),
    sql`asin(least(1, sqrt(${haversine}))) <= ${number(miles / (2 * earthRadiusMiles))}`,
  )
}
