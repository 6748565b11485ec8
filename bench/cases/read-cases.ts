import { kindOf } from '#shared/listings/kinds.ts'
import type { Ask } from '../load/ask.ts'
import type { Samples } from '../stock/samples.ts'
import { type Case, createCase, nth } from './case.ts'

const path = `/api/${kindOf('tutoring').names.path}`

export type Parameters = Record<string, string | number>

/** A list call with these parameters. */
export const listOf = (parameters: Parameters): Ask => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value))
  return { method: 'GET', path: `${path}?${query}` }
}

/** What the issue names a to f. */
export function readCases(samples: Samples): Case[] {
  const { words, cities, ids } = samples
  const categories = (samples.facets.categories ?? []).map(({ value }) => value)
  const [category = ''] = categories
  const pair = (n: number) => {
    const first = nth(words.middling, n)
    const second = nth(words.middling, n + 1 + Math.floor(n / words.middling.length))
    return `${first} ${second}`
  }
  const cityOf = (n: number) => {
    const { city, state, total } = nth(cities, n)
    const { limit, offset } = page(Math.floor(n / cities.length))
    return { city, state, limit, offset: offset % total }
  }
  const byRating = { sortBy: 'rating', sortOrder: 'desc' }

  return [
    list('newest', '(a) newest 5', { limit: 5 }, newest),
    list('search-common', '(b) a common word', { search: words.common, limit: 5 }, (n) => ({
      search: words.common,
      ...page(n),
    })),
    list('search-rare', '(b) a rare word', { search: nth(words.rare, 0), limit: 5 }, (n) => ({
      search: nth(words.rare, n),
      limit: nth(limits, Math.floor(n / words.rare.length)),
    })),
    list('search-two', '(b) two words', { search: pair(0), limit: 5 }, (n) => ({
      search: pair(n),
      limit: 5,
    })),
    list('search-misspelt', '(b) a misspelt word', { search: nth(words.misspelt, 0), limit: 5 }, (n) => ({
      search: nth(words.misspelt, n),
      limit: nth(limits, Math.floor(n / words.misspelt.length)),
    })),
    list('category', '(c) category by rating', { categories: category, ...byRating, limit: 5 }, (n) => ({
      categories: nth(categories, n),
      ...byRating,
      ...page(Math.floor(n / categories.length)),
    })),
    list('state-city', '(d) state and city', { ...cityOf(0), offset: 0 }, cityOf),
    list('facets', '(e) newest 5 with facets', { limit: 5, facets: 'true' }, (n) => ({
      ...newest(n),
      facets: 'true',
    })),
    list(
      'facets-category',
      '(e) one category with facets',
      { categories: category, limit: 5, facets: 'true' },
      (n) => ({
        categories: nth(categories, n),
        ...page(Math.floor(n / categories.length)),
        facets: 'true',
      }),
    ),
    list(
      'facets-search',
      '(e) a common word with facets',
      { search: words.common, limit: 5, facets: 'true' },
      (n) => ({
        search: words.common,
        categories: nth(categories, n),
        ...page(Math.floor(n / categories.length)),
        facets: 'true',
      }),
    ),
    createCase({
      name: 'detail',
      label: '(f) detail',
      warm: { method: 'GET', path: `${path}/${nth(ids, 0)}` },
      cold: (n) => ({ method: 'GET', path: `${path}/${nth(ids, n)}` }),
    }),
  ]
}

/** The same as a browser asks for it, which takes packed answers. */
export function packed(one: Case): Case {
  const asBrowser = (ask: Ask): Ask => ({ ...ask, headers: { 'accept-encoding': 'gzip, deflate, br' } })
  return createCase({
    name: `${one.name}-packed`,
    label: `${one.label}, packed`,
    warm: asBrowser(one.warm),
    cold: (n) => asBrowser(one.cold(n)),
  })
}

function list(name: string, label: string, warm: Parameters, cold: (n: number) => Parameters): Case {
  return createCase({ name, label, warm: listOf(warm), cold: (n) => listOf(cold(n)) })
}

const limits = [5, 4, 6]
const orders: Parameters[] = [{}, { sortOrder: 'asc' }, { sortOrder: 'desc' }]

/** Pages grow slowly, so that even the ten thousandth query does not skip far through the index. */
const page = (n: number) => ({ limit: nth(limits, n), offset: Math.floor(n / limits.length) })

const newest = (n: number) => ({ ...nth(orders, n), ...page(Math.floor(n / orders.length)) })
