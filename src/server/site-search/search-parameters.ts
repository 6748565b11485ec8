import { distanceSort } from '#shared/listings/distance-sort.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { SearchPart } from '#shared/rules/search-parts.ts'
import type { SearchPlace, Understanding } from './understand-query.ts'

/**
 * The search as list parameters of a kind; null if it names other kinds or has nothing for this one. A cost word that does not
 * apply to the kind becomes a search word; an age is ignored for a kind without a minimum age.
 */
export const searchParameters = (
  kind: Kind,
  { tokens, kinds, place, cost, age }: Understanding,
  off: readonly SearchPart[],
): Record<string, string> | null => {
  const { hasDates, filters, costWords } = kindOf(kind)
  const isOn = (type: SearchPart) => !off.includes(type)
  const isNamed = isOn('kind') && kinds.includes(kind)
  if (isOn('kind') && kinds.length > 0 && !isNamed) return null

  const costs = cost === null ? undefined : costWords[cost]
  const isWord = (role: string) => role === 'text' || (role === 'cost' && isOn('cost') && !costs)
  const words = tokens.filter(({ role }) => isWord(role)).map(({ typed }) => typed)
  const hasAge = filters.some(({ param, op }) => param === 'minimumAge' && op === 'atMost')
  const params: Record<string, string> = {
    ...(words.length > 0 && { search: words.join(' ') }),
    ...(isOn('place') && place && placeParameters(place)),
    ...(isOn('cost') && costs && joined(costs)),
    ...(isOn('age') && age !== null && hasAge && { minimumAge: String(age) }),
  }
  if (Object.keys(params).length === 0 && !isNamed) return null
  return {
    ...params,
    // By relevance with words, by distance without.
    ...(params.zipcode !== undefined && words.length === 0 && { sortBy: distanceSort }),
    ...(hasDates && { upcoming: 'true' }),
  }
}

const placeParameters = (place: SearchPlace): Record<string, string> =>
  'zipcode' in place ? { zipcode: place.zipcode, distance: String(place.distance) } : { ...place }

const joined = (filters: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([param, values]) => [param, values.join(',')]))
