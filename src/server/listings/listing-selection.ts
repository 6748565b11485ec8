import type { Queryable } from '#server/db/client.ts'
import { knownPlaceOfZip } from '#server/geo/zip-places.ts'
import { acceptedFacets } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { type ListQuery, listQuerySchema } from '#shared/listings/list-query.ts'
import { searchWords, wordQueries } from '#shared/listings/search.ts'
import type { ListingCache } from './listing-cache.ts'
import { indexed, type Selection } from './listing-conditions.ts'
import { findFacetsByPrefix } from './listing-totals.repository.ts'
import { firstWithMatches } from './search.repository.ts'
import { completionsOf, isBroadPrefix, maxCompletions, nearestWords } from './words.repository.ts'

/** Counts stop here, so that their cost does not grow with the table. */
export const maxCounted = 10_000

type Lookups = ReturnType<typeof lookupsIn>

/** Database lookups that complete a selection. A cache shares them across kinds and requests with the same words and places. */
export const lookupsIn = (db: Queryable, cache: Pick<ListingCache, 'get'> = noCache) => ({
  completions: (prefix: string) => cache.get(`completions ${prefix}`, () => completionsOf(db, prefix)),
  isBroad: (prefix: string) => cache.get(`broad ${prefix}`, () => isBroadPrefix(db, prefix)),
  nearestWords: (word: string) => cache.get(`nearest ${word}`, () => nearestWords(db, word)),
  facetsByPrefix: (kind: Kind, prefixes: string[]) =>
    cache.get(`facets ${kind} ${JSON.stringify(prefixes)}`, () => findFacetsByPrefix(db, kind, prefixes)),
})

const noCache: Pick<ListingCache, 'get'> = { get: (_key, load) => load() }

interface SelectionOptions {
  maxCounted?: number
  lookups?: Lookups
}

export const selectionOf = async (
  db: Queryable,
  kind: Kind,
  query: ListQuery,
  today: string,
  { lookups = lookupsIn(db), ...options }: SelectionOptions = {},
): Promise<Selection> => ({
  maxCounted,
  ...options,
  kind,
  query,
  today,
  ...(await lookUpWords(query, lookups)),
  correctedWords: null,
  facets: await lookUpFacets(kind, query, lookups),
  // Refuses an unknown ZIP code even without a distance.
  place: query.zipcode === null ? query.at : knownPlaceOfZip(query.zipcode),
})

/**
 * For a prefix, the index collects and sorts every matching entry before other conditions narrow it; for whole words it does
 * not. So the last word expands to the known words that it may begin; without any, nothing matches. A broad prefix, such as a
 * single letter, is checked on the rows that the other conditions find.
 */
const lookUpWords = async (
  { search, filters }: ListQuery,
  { completions, isBroad }: Lookups,
): Promise<Pick<Selection, 'words' | 'indexedWords' | 'checkedWord'>> => {
  if (search === null) return { ...indexed([]), words: null }
  const typed = wordsOf(search)
  const words = wordQueries(typed)
  const [last, lastQuery] = [typed.at(-1), words.at(-1)]
  if (last === undefined || lastQuery === undefined) return indexed(words)
  const others = words.slice(0, -1)
  const known = await completions(last)
  if (known.length === 0) return indexed([])
  if (known.length <= maxCompletions) {
    const either = known.map((word) => `'${word}'`).join(' | ')
    return { ...indexed([...others, `(${either})`]), words }
  }
  const isAlone = others.length === 0 && Object.keys(filters).length === 0
  return !isAlone && (await isBroad(last))
    ? { ...indexed(others), words, checkedWord: lastQuery }
    : indexed(words)
}

/** Expands a prefix filter to the facets in use. */
const lookUpFacets = async (
  kind: Kind,
  { filters }: ListQuery,
  { facetsByPrefix }: Lookups,
): Promise<Selection['facets']> => {
  const definition = kindOf(kind)
  const groups: Record<string, string[]> = {}
  for (const filter of definition.filters) {
    const values = filters[filter.param]
    if (values === undefined) continue
    const accepted = acceptedFacets(definition, filter, values)
    groups[filter.param] = filter.op === 'prefix' ? await facetsByPrefix(kind, accepted) : accepted
  }
  return groups
}

/**
 * Replaces each misspelled word by the nearest known word that has matches together with the others; null if there is none.
 * A word in any live listing of the kind counts as correct, even if the filters exclude that listing.
 */
export const correctedSelection = async (
  db: Queryable,
  selection: Selection,
  lookups = lookupsIn(db),
): Promise<Selection | null> => {
  const { search, exactSearch } = selection.query
  const words = search === null || exactSearch ? [] : wordsOf(search)
  const queries = wordQueries(words)
  const typed = words.map((word, at): Spelling => ({ word, tsquery: queries[at] ?? '' }))
  const areKnown = await Promise.all(typed.map((one) => isKnown(db, selection, one, lookups)))
  if (areKnown.every((known) => known)) return null
  const spellings = await Promise.all(
    typed.map(async (one, at): Promise<Spelling[]> => (areKnown[at] ? [one] : nearest(one.word, lookups))),
  )
  if (spellings.some(({ length }) => length === 0)) return null
  const withSpellings = (some: Spelling[][]) => ({ ...selection, ...indexed(some.map(anyOf)) })
  let chosen = spellings
  for (const [at, known] of spellings.entries()) {
    const tried = known.map((spelling) => chosen.with(at, [spelling]))
    const found = tried[await firstWithMatches(db, tried.map(withSpellings))]
    if (!found) return null
    chosen = found
  }
  return { ...withSpellings(chosen), correctedWords: chosen.map(([spelling]) => spelling?.word ?? '') }
}

interface Spelling {
  word: string
  tsquery: string
}

const nearest = async (word: string, { nearestWords }: Lookups): Promise<Spelling[]> =>
  (await nearestWords(word)).map((near) => ({ word: near, tsquery: `'${near}'` }))

/** An unfiltered query, the same for every kind. Parsed once, because building the schema takes milliseconds. */
const wholeList = listQuerySchema('tutoring').parse({})

/** Whether any live listing of the kind matches the word as typed. The last word may be a prefix. */
const isKnown = async (
  db: Queryable,
  { kind, today }: Selection,
  { word, tsquery }: Spelling,
  lookups: Lookups,
): Promise<boolean> => {
  if ((await lookups.completions(word)).length === 0) return false
  const whole = await selectionOf(db, kind, wholeList, today, { lookups })
  return (await firstWithMatches(db, [{ ...whole, ...indexed([tsquery]) }])) === 0
}

const anyOf = (spellings: Spelling[]): string => `(${spellings.map(({ tsquery }) => tsquery).join(' | ')})`

/** Corrects the spelling as the list does, for maps and calendars of the same results. */
export const withSpellingCorrection = async (db: Queryable, selection: Selection): Promise<Selection> => {
  if (selection.query.search === null || (await firstWithMatches(db, [selection])) === 0) return selection
  return (await correctedSelection(db, selection)) ?? selection
}

/** Further words are ignored. */
const maxWords = 12

const wordsOf = (search: string): string[] => searchWords(search).slice(0, maxWords)
