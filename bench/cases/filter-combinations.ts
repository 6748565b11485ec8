import type { Ask } from '../load/ask.ts'
import type { Samples } from '../stock/samples.ts'
import { listOf, type Parameters } from './read-cases.ts'

export interface Combination {
  ask: Ask
  hasSearch: boolean
  hasFacets: boolean
}

/**
 * Every two and every three filters of the panel together, once with the values that find most and once with those in
 * the middle, by date and by rating; and those that find most as the page asks, with facet counts.
 */
export function filterCombinations({ facets, cities, words }: Samples): Combination[] {
  const middle = <T>(list: T[] | undefined) => list?.[Math.floor(list.length / 2)]
  const first = <T>(list: T[] | undefined) => list?.[0]
  const valuesBy = (choose: <T>(list: T[] | undefined) => T | undefined): Parameters => ({
    ...Object.fromEntries(
      ['state', 'type', 'categories', 'subjects'].map((param) => [param, choose(facets[param])?.value ?? '']),
    ),
    city: choose(cities)?.city ?? '',
    search: choose([words.common, words.middling[0] ?? '']) ?? '',
  })
  const orders: Parameters[] = [{}, { sortBy: 'rating', sortOrder: 'desc' }]

  const facetCounts: Parameters = { facets: 'true' }
  const ways = [
    { values: valuesBy(first), extras: [...orders, facetCounts] },
    { values: valuesBy(middle), extras: orders },
  ]

  return ways.flatMap(({ values, extras }) =>
    groupsOf(Object.keys(values)).flatMap((group) => {
      const chosen = Object.fromEntries(group.map((param) => [param, values[param] ?? '']))
      return extras.map((extra) => ({
        ask: listOf({ ...chosen, ...extra, limit: 5 }),
        hasSearch: group.includes('search'),
        hasFacets: extra === facetCounts,
      }))
    }),
  )
}

function groupsOf(names: string[]): string[][] {
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b]))
  const triples = pairs.flatMap((pair) => {
    const after = names.indexOf(pair[1] ?? '') + 1
    return names.slice(after).map((c) => [...pair, c])
  })
  return [...pairs, ...triples]
}
