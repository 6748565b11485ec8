import { listPath } from './list-cases.ts'
import type { Samples } from './samples.ts'

const params = ['state', 'type', 'categories', 'subjects', 'city', 'search'] as const
const extras = [{}, { sortBy: 'rating', sortOrder: 'desc' }, { facets: 'true' }]

/** Every one, two and three filters together, with the most frequent values and with average ones. */
export function filterCombinations({ facets, cities, commonWord, frequentWords }: Samples): string[] {
  const cityNames = cities.map(({ city }) => city)
  const valuesOf = (param: (typeof params)[number]) =>
    param === 'search'
      ? [commonWord, frequentWords[0]]
      : param === 'city'
        ? [cityNames[0], cityNames[Math.floor(cityNames.length / 2)]]
        : [facets[param]?.[0], facets[param]?.[Math.floor((facets[param]?.length ?? 0) / 2)]]
  return [0, 1].flatMap((which) =>
    groups().flatMap((group) => {
      const chosen = group.map((param) => [param, valuesOf(param)[which] ?? ''])
      return extras.map((extra) => listPath({ ...Object.fromEntries(chosen), ...extra, limit: 5 }))
    }),
  )
}

function groups() {
  const after = (param: (typeof params)[number]) => params.slice(params.indexOf(param) + 1)
  const singles = params.map((a) => [a])
  const pairs = params.flatMap((a) => after(a).map((b) => [a, b]))
  const triples = params.flatMap((a) => after(a).flatMap((b) => after(b).map((c) => [a, b, c])))
  return [...singles, ...pairs, ...triples]
}
