import { distanceSort } from '#shared/listings/distance-sort.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { SearchPart } from '#shared/rules/search-parts.ts'
import type { SearchPlace, Understanding } from './understand-query.ts'

/**
 * The parameters with which the list of a kind answers the search; null when the search is not about that kind. A cost word
 * that says nothing about the kind is looked for as a word; an age does not matter to a kind without a minimum.
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
  const asked: Record<string, string> = {
    ...(words.length > 0 && { search: words.join(' ') }),
    ...(isOn('place') && place && placeParameters(place)),
    ...(isOn('cost') && costs && joined(costs)),
    ...(isOn('age') && age !== null && hasAge && { minimumAge: String(age) }),
  }
  if (Object.keys(asked).length === 0 && !isNamed) return null
  return {
    ...asked,
    // With words the best match comes first, without them the nearest.
    ...(asked.zipcode !== undefined && words.length === 0 && { sortBy: distanceSort }),
    ...(hasDates && { upcoming: 'true' }),
  }
}

const placeParameters = (place: SearchPlace): Record<string, string> =>
  'zipcode' in place ? { zipcode: place.zipcode, distance: String(place.distance) } : { ...place }

const joined = (filters: Readonly<Record<string, readonly string[]>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([param, values]) => [param, values.join(',')]))
