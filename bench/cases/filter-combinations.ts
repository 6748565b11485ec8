import { listPath, nth } from './list-cases.ts'
import type { Samples } from './samples.ts'

const params = ['state', 'type', 'categories', 'subjects', 'city', 'search']
const extras = [{}, { sortBy: 'rating', sortOrder: 'desc' }, { facets: 'true' }]

const subsets: string[][] = [[]]
for (const param of params) subsets.push(...subsets.map((subset) => [...subset, param]))
const combinations = subsets.filter(({ length }) => length >= 1 && length <= 3)

/** Every combination of one to three filters, with the most frequent values and with average ones. */
export function filterCombinations({ facets, cities, commonWord, frequentWords }: Samples): string[] {
  const search = [commonWord, nth(frequentWords, 0)]
  const valuesOf: Record<string, string[]> = { ...facets, city: cities.map(({ city }) => city), search }
  return [0, 0.5].flatMap((position) =>
    combinations.flatMap((combination) => {
      const filters = combination.map((param) => {
        const values = valuesOf[param] ?? []
        return [param, nth(values, Math.floor(values.length * position))]
      })
      return extras.map((extra) => listPath({ ...Object.fromEntries(filters), ...extra, limit: 5 }))
    }),
  )
}
