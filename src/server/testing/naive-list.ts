import { placeOfZip } from '#server/geo/zip-places.ts'
import type { Filter, KindShape, Values } from '#shared/listings/define-kind.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { listingWindow } from '#shared/listings/listing-window.ts'
import { fold, searchWords, singularsOfPartialPlural } from '#shared/listings/search.ts'
import { milesBetween, type Place } from '#shared/rules/distance.ts'

export interface NaiveListing {
  id: number
  values: Values
  createdAt: Date
  viewCount: number
  thumbsUpCount: number
  ratings: number[]
}

/**
 * A naive implementation of the list call, following docs/product.md section 6: a loop without indexes, to compare with the
 * real one.
 */
export const naiveList = (kind: Kind, all: NaiveListing[], query: ListQuery, today: string): number[] => {
  const found = all.filter((listing) => matches(kindOf(kind), listing.values, query, today))
  const sorted = found.sort((a, b) => compare(kindOf(kind), a, b, query))
  return closedLast(kindOf(kind), sorted, query, today).map((listing) => listing.id)
}

const closedLast = (kind: KindShape, sorted: NaiveListing[], query: ListQuery, today: string) => {
  if (query.sortBy !== 'deadline' || query.sortOrder !== 'asc') return sorted
  const isClosed = ({ values }: NaiveListing) => {
    const { closesOn } = listingWindow(kind, values)
    return closesOn !== null && closesOn < today
  }
  return [...sorted.filter((listing) => !isClosed(listing)), ...sorted.filter(isClosed)]
}

const matches = (kind: KindShape, values: Values, query: ListQuery, today: string): boolean => {
  const { closesOn } = listingWindow(kind, values)
  return (
    (query.search === null || containsWords(kind, values, query.search)) &&
    passesPlace(values, query) &&
    passesDays(kind, values, query) &&
    (!query.hideClosed || closesOn === null || closesOn >= today) &&
    Object.entries(query.filters).every(([param, requested]) => {
      const filter = kind.filters.find((candidate) => candidate.param === param)
      return filter !== undefined && passes(filter, values[filter.field], requested)
    })
  )
}

/** A listing's own coordinates, or else the center of its ZIP code. */
export const naivePlace = ({ latitude, longitude, zipcode }: Values): Place | null =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : placeOfZip(String(zipcode ?? ''))

/** Miles from the query's place to a listing; null if either place is unknown. */
export const naiveMiles = (values: Values, { zipcode, at }: ListQuery): number | null => {
  const from = zipcode === null ? at : placeOfZip(zipcode)
  const place = naivePlace(values)
  return from === null || place === null ? null : milesBetween(from, place)
}

const isRemote = ({ isRemote: flag, deliveryMode }: Values): boolean => {
  const modes = Array.isArray(deliveryMode) ? deliveryMode : []
  const isOnSite = modes.includes('In-person') || modes.includes('Hybrid')
  return flag === true || (modes.length > 0 && !isOnSite)
}

const passesPlace = (values: Values, query: ListQuery): boolean => {
  const miles = naiveMiles(values, query)
  const place = naivePlace(values)
  const { distance, hideRemote, bounds } = query
  const isNear = distance === null || isRemote(values) || (miles !== null && miles <= distance)
  const isInside =
    bounds === null ||
    (place !== null &&
      place.latitude >= bounds.south &&
      place.latitude <= bounds.north &&
      place.longitude >= bounds.west &&
      place.longitude <= bounds.east)
  return isNear && isInside && !(hideRemote && isRemote(values))
}

const passesDays = ({ runs }: KindShape, values: Values, { from, to }: ListQuery): boolean => {
  if (runs === null || (from === null && to === null)) return true
  const days = [values[runs.first], values[runs.last]].filter((day) => typeof day === 'string')
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return false
  return (from === null || first >= from) && (to === null || last <= to)
}

const passes = (filter: Filter, value: unknown, requested: string[]): boolean => {
  switch (filter.op) {
    case 'overlaps':
      return requested.some((one) => (value as string[]).includes(one))
    case 'overlapsFolded':
      return requested.some((one) =>
        (value as string[]).some((own) => own.toLowerCase() === one.toLowerCase()),
      )
    case 'in':
    case 'is':
      return value !== null && requested.includes(String(value))
    case 'prefix':
      return value !== null && requested.some((one) => fold(String(value)).startsWith(fold(one)))
    case 'atMost':
      return value === null || requested.some((one) => (value as number) <= Number(one))
    case 'onDay':
      return requested.includes(String(value))
  }
}

const containsWords = (kind: KindShape, values: Values, search: string): boolean => {
  const texts = [kind.title, kind.organization ?? '', 'description', 'city'].map((name) =>
    String(values[name] ?? ''),
  )
  const lists = ['categories', 'subjects', 'types', 'tags'].flatMap(
    (name) => (values[name] as string[] | undefined) ?? [],
  )
  const words = new Set(searchWords([...texts, ...lists].join(' ')))
  const searched = searchWords(search)
  return (
    searched.length > 0 &&
    searched.every((word, index) =>
      index === searched.length - 1
        ? [...words].some((own) => own.startsWith(word) || singularsOfPartialPlural(word).includes(own))
        : words.has(word),
    )
  )
}

const compare = (kind: KindShape, a: NaiveListing, b: NaiveListing, query: ListQuery): number => {
  const direction = query.sortOrder === 'asc' ? 1 : -1
  const [left, right] = [sortValue(kind, a, query), sortValue(kind, b, query)]
  if (left !== right) {
    if (left === null) return 1
    if (right === null) return -1
    return left < right ? -direction : direction
  }
  return (a.id - b.id) * direction
}

const sortValue = (kind: KindShape, listing: NaiveListing, query: ListQuery): string | number | null => {
  const { values, ratings } = listing
  switch (query.sortBy) {
    case 'distance':
      return naiveMiles(values, query)
    case 'name':
    case 'title':
      return fold(String(values[kind.title]))
    case 'organizer':
      return fold(String(values.organizer))
    case 'rating':
      return ratings.length === 0 ? null : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
    case 'thumbsUp':
      return listing.thumbsUpCount
    case 'viewCount':
      return listing.viewCount
    case 'costRange': {
      const field = kind.fields.costRange
      return values.costRange === null || field?.type !== 'choice'
        ? null
        : field.options.indexOf(String(values.costRange))
    }
    case 'deadline':
      return listingWindow(kind, values).closesOn
    case 'eventDate':
      return values.eventDate as string | null
    default:
      return listing.createdAt.getTime()
  }
}
