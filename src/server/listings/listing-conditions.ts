import { and, arrayOverlaps, between, eq, gte, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm'
import { listings, listingTexts } from '#server/db/schema/listings.ts'
import type { Filter, KindShape } from '#shared/listings/define-kind.ts'
import { facet, isFaceted } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { fold } from '#shared/listings/search.ts'
import { firstDayOf, lastDayOf } from '#shared/rules/calendar-month.ts'
import { boxAround, earthRadiusMiles, type Place } from '#shared/rules/distance.ts'
import { isLive } from './is-live.ts'

/** What a list query asks of the table, with the day it is asked on and the words that search came down to. */
export interface Selection {
  kind: Kind
  query: ListQuery
  today: string
  /** A tsquery, or null when nothing is searched for. */
  tsquery: string | null
  /** Everything within so many miles of a place; null when the place does not matter. */
  near: { place: Place; miles: number } | null
}

/** The conditions of a selection; `without` leaves one filter out, which is how its own facet counts are made. */
export const conditionsOf = (selection: Selection, without?: string): SQL | undefined =>
  and(eq(listings.kind, selection.kind), ...narrowingOf(selection, without))

/**
 * The same, for counting: a facet names its kind, and then the index of facets alone says what counts. Pages need the
 * kind all the same, because the indexes that hold their order begin with it.
 */
export const countedConditionsOf = (selection: Selection, without?: string): SQL | undefined => {
  const { kind, query } = selection
  const isKindNamed = kindOf(kind).filters.some(
    (filter) => filter.param !== without && query.filters[filter.param] !== undefined && isFaceted(filter),
  )
  return isKindNamed ? and(...narrowingOf(selection, without)) : conditionsOf(selection, without)
}

const narrowingOf = ({ kind, query, today, tsquery, near }: Selection, without?: string) => [
  isLive,
  ...kindOf(kind)
    .filters.filter((filter) => filter.param !== without && query.filters[filter.param] !== undefined)
    .map((filter) => conditionOf(kindOf(kind), filter, query.filters[filter.param] ?? [])),
  query.hideClosed ? or(isNull(listings.closesOn), gte(listings.closesOn, today)) : undefined,
  query.upcoming ? gte(listings.eventDate, today) : undefined,
  query.month === null
    ? undefined
    : between(listings.eventDate, firstDayOf(query.month), lastDayOf(query.month)),
  near === null ? undefined : isNear(near.place, near.miles),
  tsquery === null ? undefined : sql`${listingTexts.search} @@ ${tsquery}::tsquery`,
]

const conditionOf = (kind: KindShape, filter: Filter, values: string[]): SQL | undefined => {
  switch (filter.op) {
    case 'overlaps':
    case 'overlapsFolded':
    case 'in':
    case 'is':
      return arrayOverlaps(
        listings.facets,
        values.map((value) => facet(kind, filter, value)),
      )
    case 'prefix':
      return or(...values.map((value) => like(listings.cityKey, `${escapeLike(fold(value))}%`)))
    case 'atMost':
      return or(
        isNull(listings.minimumAge),
        ...values.map((value) => lte(listings.minimumAge, Number(value))),
      )
    case 'onDay':
      return or(...values.map((value) => eq(listings.eventDate, value)))
  }
}

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

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** No distance and no days beside the filters and the words, which are what there are sets for. */
export const asksForSetsOnly = ({ near, query }: Selection): boolean =>
  near === null && query.month === null && !query.hideClosed && !query.upcoming

/** The one facet that stands for the whole selection, '' for none; null when a total must be counted. */
export const keptTotalOf = (selection: Selection): string | null => {
  if (selection.tsquery !== null || !asksForSetsOnly(selection)) return null
  const { kind, query } = selection
  const definition = kindOf(kind)
  const given = definition.filters.filter((filter) => query.filters[filter.param] !== undefined)
  const [filter] = given
  if (!filter) return ''
  const values = query.filters[filter.param] ?? []
  const [value] = values
  if (given.length > 1 || values.length > 1 || value === undefined || !isFaceted(filter)) return null
  return facet(definition, filter, value)
}
