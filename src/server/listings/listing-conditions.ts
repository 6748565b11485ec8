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

/** A list query with everything looked up that its SQL needs. */
export interface Selection {
  kind: Kind
  query: ListQuery
  today: string
  /** A tsquery for each word. Null when nothing is searched for; empty when the search has no word, and finds nothing. */
  words: readonly string[] | null
  /** What the index is asked, and what is checked on the rows that it finds; as tsqueries. */
  indexedWords: string
  checkedWord: string | null
  /** The words searched for, in place of those typed; null unless some were misspelled. */
  correctedWords: readonly string[] | null
  /** By filter parameter, the facets of which a listing must have one. */
  facets: Readonly<Record<string, readonly string[]>>
  /** Where distances are measured from; null when the caller named no place. */
  place: Place | null
  /** Counting stops here. */
  maxCounted: number
}

/** The conditions on each of the two tables. `without` leaves one filter out, for the counts of its own values. */
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
  // Most listings are open, so the condition is checked for each match; joined as a set, every listing would be read.
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

/** No listing has one of none. */
const hasOneOf = (group: readonly string[]): SQL =>
  group.length === 0 ? sql`false` : arrayOverlaps(listingSearch.facets, [...group])

/** Whether the selection is more than facets and words. */
export const hasListingConditions = (selection: Selection): boolean => {
  const { open, placed } = listingConditionsOf(selection)
  return open !== undefined || placed !== undefined
}

/** Words that are all looked up in the index. */
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

/** Conditions on columns of `listings`: not over yet, and days and place. */
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

/** Across the date line, only latitudes are compared. */
const isInside = ({ south, north, west, east }: Box): SQL | undefined =>
  and(
    between(listings.latitude, south, north),
    west < -180 || east > 180 ? undefined : between(listings.longitude, west, east),
  )

/** A bounding box uses the index, then the haversine distance decides. Listings without coordinates do not match. */
const isNear = (place: Place, miles: number): SQL | undefined =>
  and(isInside(boxAround(place, miles)), sql`${milesBetween(place, listings)} <= ${miles}::double precision`)
