import { milesInWords } from '../rules/distance.ts'
import { selectivityOf } from '../rules/selectivity.ts'
import type { KindShape, Values } from './define-kind.ts'
import { facetPrefix, facetsOf } from './facets.ts'
import { isOnline } from './is-remote.ts'
import { listOf, textOf } from './read-values.ts'
import { fold } from './search.ts'

/** The facets that define similarity within a kind. */
export interface SimilarFacets {
  category: string[]
  level: string[]
  /** City and state, which must both match. Empty without a city. */
  place: string[]
  /** The counted facets: categories, subjects or tags, audience and level. */
  counted: string[]
}

/** Beyond this, the reason omits the distance. */
const farMiles = 100

const levelParam = 'selectivityLevel'

export const similarFacets = (kind: KindShape, values: Values): SimilarFacets => {
  const facets = facetsOf(kind, values)
  const ofParams = (params: readonly string[]) =>
    facets.filter((facet) => params.some((param) => facet.startsWith(facetPrefix(kind, param))))
  const categories = kind.filters.filter(({ field }) => field === kind.categories).map(({ param }) => param)
  const lists = kind.filters
    .filter(({ op }) => op === 'overlaps' || op === 'overlapsFolded')
    .map(({ param }) => param)
  const place = ofParams(['city', 'state'])
  return {
    category: ofParams(categories),
    level: ofParams([levelParam]),
    place: place.length === 2 ? place : [],
    counted: ofParams([...lists, levelParam]),
  }
}

/** Why a listing is similar: 'Also Robotics, 4 miles away'. `miles` is null if a location is unknown. */
export const similarReason = (kind: KindShape, from: Values, to: Values, miles: number | null): string => {
  const trait = sharedTrait(kind, from, to)
  const isFar = trait !== null && miles !== null && miles > farMiles
  const place = placeInWords(from, to, isFar ? null : miles)
  return ['Also', [trait, place].filter(Boolean).join(', ')].join(' ')
}

/** The most specific shared value: a subject before a category, a category before a level. */
const sharedTrait = (kind: KindShape, from: Values, to: Values): string | null => {
  const specific = kind.filters.filter(({ op }) => op === 'overlapsFolded').map(({ field }) => field)
  for (const field of [...specific, kind.categories]) {
    const theirs = new Set(listOf(to[field]).map(fold))
    const shared = listOf(from[field]).find((value) => theirs.has(fold(value)))
    if (shared !== undefined) return shared
  }
  const level = from.selectivityLevel
  return typeof level === 'number' && level === to.selectivityLevel ? selectivityOf(level).name : null
}

const placeInWords = (from: Values, to: Values, miles: number | null): string | null => {
  if (isOnline(to)) return 'online'
  const [city, other] = [textOf(to.city), textOf(from.city)]
  const isSameCity = city !== null && other !== null && fold(city) === fold(other) && to.state === from.state
  // The location of an online listing is not a place to measure from.
  if (isSameCity || isOnline(from)) return city && `in ${city}`
  return miles === null ? null : `${milesInWords(miles)} away`
}
