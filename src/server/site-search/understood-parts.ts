import type { Understood } from '#shared/contract/search.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { states } from '#shared/reference/states.ts'
import type { SearchPart } from '#shared/rules/search-parts.ts'
import { wordsWithRole } from './search-tokens.ts'
import type { CityName } from './site-search.repository.ts'
import type { SearchPlace, Understanding } from './understand-query.ts'

/** Labels of the interpreted parts of a search, without parts that are off. */
export const understoodParts = async (
  { tokens, kinds, place, cost, age }: Understanding,
  off: readonly SearchPart[],
  cityName: (city: string) => Promise<CityName>,
): Promise<Understood[]> => {
  const labels: Record<SearchPart, string | null> = {
    kind: kinds.map((kind) => kindOf(kind).names.plural).join(' or ') || null,
    place: place === null || off.includes('place') ? null : await placeLabel(place, cityName),
    cost: cost === null ? null : costLabels[cost],
    age: age === null ? null : `Age ${age}`,
  }
  return (Object.keys(labels) as SearchPart[]).flatMap((type) => {
    const label = labels[type]
    return label === null || off.includes(type) ? [] : [{ type, label, words: wordsWithRole(tokens, type) }]
  })
}

const costLabels = { free: 'Free', paid: 'Paid' } as const

const placeLabel = async (
  place: SearchPlace,
  cityName: (city: string) => Promise<CityName>,
): Promise<string> => {
  if ('zipcode' in place) return `Within ${place.distance} miles of ${place.zipcode}`
  const { city, state } = place
  if (city === undefined) return states.find(([code]) => code === state)?.[1] ?? ''
  const known = await cityName(city)
  return [known.city ?? city, state ?? known.state].filter(Boolean).join(', ')
}
