import {
  and,
  arrayOverlaps,
  between,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { listingSearch, listings } from '#server/db/schema/listings.ts'
import { facetValue, kindFacet } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { firstDayOf, lastDayOf } from '#shared/rules/calendar-month.ts'
import { type Box, boxAround, type Place } from '#shared/rules/distance.ts'
import { isLive } from './is-live.ts'
import { milesBetween } from './miles-between.ts'

/** A list query with all lookups that its SQL needs. */
export interface Selection {
  kind: Kind
  query: ListQuery
  today: string
  /** A tsquery per word. Null without a search; empty for a search without words, which matches nothing. */
  words: readonly string[] | null
  /** Tsqueries: the index condition, and a filter on the rows that the index finds. */
  indexedWords: string
  checkedWord: string | null
  /** The words after spelling correction; null if none was corrected. */
  correctedWords: readonly string[] | null
  /** Facets by filter parameter. A listing must have one of each. */
  facets: Readonly<Record<string, readonly string[]>>
  /** The origin of distances; null if the query has no place. */
  place: Place | null
  /** Counting stops here. */
  maxCounted: number
}

/** Conditions on each of the two tables. `without` omits one filter, for the counts of its own values. */
export const conditionsOf = (selection: Selection, without?: string) => {
  const { kind, words } = selection
  const inCity = inCityOf(selection, without)
  const groups = inCity ? [] : facetGroupsOf(selection, without)
  // Every facet includes its kind. Without facets, the facet of the kind keeps everything one index condition.
  if (groups.length === 0 && words !== null) groups.push([kindFacet(kindOf(kind))])
  const search = [...groups.map(hasOneOf), ...wordConditionsOf(selection)]
  const { open, placed } = listingConditionsOf(selection)
  if (search.length === 0) return { search: undefined, listing: and(inCity, open, placed) }
  const isMatch = and(sql`${listingSearch.isLive}`, ...search)
  // Most listings are open, so a subquery checks each match; a join would read every listing.
  const isOpen =
    open && sql`(select ${open} from ${listings} where ${eq(listings.id, listingSearch.listingId)})`
  return placed
    ? { search: isMatch, listing: and(open, placed) }
    : { search: and(isMatch, isOpen), listing: undefined }
}

/**
 * For a city filter, alone or with a state. Both are columns of `listings`, so a B-tree index counts and finds the matches
 * without `listing_search`.
 */
const inCityOf = ({ words, facets }: Selection, without?: string): SQL | undefined => {
  const { city, state, ...others } = Object.fromEntries(
    Object.entries(facets).filter(([param]) => param !== without),
  )
  if (words !== null || !city || Object.keys(others).length > 0) return undefined
  return and(
    inArray(listings.cityKey, city.map(facetValue)),
    state && inArray(listings.state, state.map(facetValue)),
  )
}

/** An empty group matches nothing. */
const hasOneOf = (group: readonly string[]): SQL =>
  group.length === 0 ? sql`false` : arrayOverlaps(listingSearch.facets, [...group])

/** Whether the selection has conditions beyond facets and words. */
export const hasListingConditions = (selection: Selection): boolean => {
  const { open, placed } = listingConditionsOf(selection)
  return open !== undefined || placed !== undefined
}

/** All words are index conditions. */
export const indexed = (words: readonly string[]) => ({
  words,
  indexedWords: words.join(' & '),
  checkedWord: null,
})

/** The double negation keeps the checked word out of the index condition. */
const wordConditionsOf = ({ words, indexedWords, checkedWord }: Selection): SQL[] => {
  if (words === null) return []
  const matches = (tsquery: string) => sql`${listingSearch.words} @@ ${tsquery}::tsquery`
  return [
    ...(indexedWords !== '' || checkedWord === null ? [matches(indexedWords)] : []),
    ...(checkedWord === null ? [] : [sql`not ${matches(`!(${checkedWord})`)}`]),
  ]
}

export const facetGroupsOf = ({ facets }: Selection, without?: string): (readonly string[])[] =>
  Object.entries(facets)
    .filter(([param]) => param !== without)
    .map(([, group]) => group)

/** Conditions on columns of `listings`: open, dates and place. */
const listingConditionsOf = ({ query, today, place }: Selection) => ({
  open: and(
    query.hideClosed ? or(isNull(listings.closesOn), gte(listings.closesOn, today)) : undefined,
    query.upcoming ? gte(listings.eventDate, today) : undefined,
  ),
  placed: and(
    query.month === null
      ? undefined
      : between(listings.eventDate, firstDayOf(query.month), lastDayOf(query.month)),
    query.from === null ? undefined : gte(listings.startsOn, query.from),
    query.to === null ? undefined : lte(listings.endsOn, query.to),
    // A remote listing is near everywhere.
    place === null || query.distance === null ? undefined : or(isRemote, isNear(place, query.distance)),
    query.hideRemote ? not(isRemote) : undefined,
    query.bounds === null ? undefined : isInside(query.bounds),
  ),
})

export const isLiveOf = (kind: Kind): SQL | undefined => and(eq(listings.kind, kind), isLive)

/** Without a parameter, like `isLive`, so that the partial index is used. */
const isRemote = sql`${listings.isRemote}`

/** A box across the date line compares latitudes only. */
const isInside = ({ south, north, west, east }: Box): SQL | undefined =>
  and(
    between(listings.latitude, south, north),
    west < -180 || east > 180 ? undefined : between(listings.longitude, west, east),
  )

/** A bounding box uses the index, then the haversine distance decides. Listings without coordinates do not match. */
const isNear = (place: Place, miles: number): SQL | undefined =>
  and(isInside(boxAround(place, miles)), sql`${milesBetween(place, listings)} <= ${miles}::double precision`)
