import { kindOf } from '#shared/listings/kinds.ts'
import type { Samples } from './samples.ts'

export interface Case {
  label: string
  /** The path of the nth request. All paths differ and cost about the same. */
  path: (n: number) => string
}

type Parameters = Record<string, string | number>

export const listPath = (parameters: Parameters): string => {
  const query = Object.entries(parameters).map(([name, value]) => [name, String(value)])
  return `/api/${kindOf('tutoring').names.path}?${new URLSearchParams(query)}`
}

/** Lists, searches, filters and facets. The first request of each case is for a first page. */
export function listCases(samples: Samples): Case[] {
  const { commonWord, frequentWords, rareWords, misspelledWords, cities } = samples
  const categories = samples.facets.categories ?? []
  const byRating = { sortBy: 'rating', sortOrder: 'desc' }
  const facets = { facets: 'true' }
  const perCategory = (n: number) => ({
    categories: nth(categories, n),
    ...page(Math.floor(n / categories.length)),
  })
  const twoWords = (n: number) => {
    const distance = 1 + (Math.floor(n / frequentWords.length) % (frequentWords.length - 1))
    return `${nth(frequentWords, n)} ${nth(frequentWords, n + distance)}`
  }
  const perWord = (words: string[]) => (n: number) => ({
    search: nth(words, n),
    ...page(Math.floor(n / words.length)),
  })
  const inCity = (n: number) => {
    const { city, state, total } = nth(cities, n)
    const { limit, offset } = page(Math.floor(n / cities.length))
    return { city, state, limit, offset: offset % total }
  }
  return [
    list('newest', newest),
    list('common word', (n) => ({ search: commonWord, ...page(n) })),
    list('rare word', perWord(rareWords)),
    list('two words', (n) => ({ search: twoWords(n), limit: nth([5, 4, 6], Math.floor(n / 1_000)) })),
    list('misspelled word', perWord(misspelledWords)),
    list('category by rating', (n) => ({ ...perCategory(n), ...byRating })),
    list('state and city', inCity),
    list('newest with facets', (n) => ({ ...newest(n), ...facets })),
    list('category with facets', (n) => ({ ...perCategory(n), ...facets })),
    list('common word and category with facets', (n) => ({
      search: commonWord,
      ...perCategory(n),
      ...facets,
    })),
  ]
}

const list = (label: string, parameters: (n: number) => Parameters): Case => ({
  label,
  path: (n) => listPath(parameters(n)),
})

/** The nth item, cycling through the list. */
export function nth<T>(list: readonly T[], n: number): T {
  const found = list[n % list.length]
  if (found === undefined) throw new Error('The data has too few different values.')
  return found
}

/** Offsets grow slowly, so that thousands of different requests skip few rows. */
const page = (n: number) => ({ limit: nth([5, 4, 6], n), offset: Math.floor(n / 3) })

const newest = (n: number): Parameters => ({
  ...nth<Parameters>([{}, { sortOrder: 'asc' }, { sortOrder: 'desc' }], n),
  ...page(Math.floor(n / 3)),
})
