import type { Queryable } from '#server/db/client.ts'
import { badRequest } from '#server/errors.ts'
import { placeOfZip } from '#server/geo/zip-places.ts'
import { acceptedFacets } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { searchWords, wordQueries } from '#shared/listings/search.ts'
import type { Selection } from './listing-conditions.ts'
import { findFacetsByPrefix } from './listing-totals.repository.ts'
import { hasMatches } from './search.repository.ts'
import { isBroadPrefix, nearestWords } from './words.repository.ts'

/** A query on a day, with its words as they were typed. */
export const selectionOf = async (
  db: Queryable,
  kind: Kind,
  query: ListQuery,
  today: string,
): Promise<Selection> => ({
  kind,
  // A kind that never closes needs no look at dates.
  query: query.hideClosed && kindOf(kind).closes.length === 0 ? { ...query, hideClosed: false } : query,
  today,
  words: query.search === null ? null : wordQueries(wordsOf(query.search)),
  isLastWordBroad: await isLastWordBroad(db, query),
  facets: await facetsAskedFor(db, kind, query),
  near: nearOf(query),
})

/** Alone, a word is left to the planner; beside other conditions, a broad one costs the index more than it narrows. */
const isLastWordBroad = async (db: Queryable, { search, filters }: ListQuery): Promise<boolean> => {
  const words = search === null ? [] : wordsOf(search)
  const last = words.at(-1)
  if (last === undefined || (words.length === 1 && Object.keys(filters).length === 0)) return false
  return isBroadPrefix(db, last)
}

/** A prefix stands for the facets that begin with it; where there are none, for itself, and finds nothing. */
const facetsAskedFor = async (
  db: Queryable,
  kind: Kind,
  { filters }: ListQuery,
): Promise<Selection['facets']> => {
  const definition = kindOf(kind)
  const groups: Record<string, string[]> = {}
  for (const filter of definition.filters) {
    const values = filters[filter.param]
    if (values === undefined) continue
    const accepted = acceptedFacets(definition, filter, values)
    const found = filter.op === 'prefix' ? await findFacetsByPrefix(db, kind, accepted) : []
    groups[filter.param] = found.length > 0 ? found : accepted
  }
  return groups
}

/**
 * The same with each word joined by the known words nearest to it; null when no word has any. One word may be correct, or the
 * beginning of one, while another is misspelled.
 */
export const respelledSelection = async (db: Queryable, selection: Selection): Promise<Selection | null> => {
  const words = selection.query.search === null ? [] : wordsOf(selection.query.search)
  if (words.length === 0) return null
  const choices = await Promise.all(words.map((word) => nearestWords(db, word)))
  if (choices.every((near) => near.length === 0)) return null
  const respelled = wordQueries(words).map((typed, at) => {
    const near = (choices[at] ?? []).map((word) => `'${word}'`)
    return `(${[typed, ...near].join(' | ')})`
  })
  return { ...selection, words: respelled }
}

/** The selection that the list shows, for calls that show the same results in another form. */
export const shownSelection = async (db: Queryable, selection: Selection): Promise<Selection> => {
  if (selection.query.search === null || (await hasMatches(db, selection))) return selection
  return (await respelledSelection(db, selection)) ?? selection
}

/** More words than this narrow nothing any more. */
const maxWords = 12

const wordsOf = (search: string): string[] => searchWords(search).slice(0, maxWords)

/** An unknown ZIP code is refused even without a distance: the person has mistyped it. */
const nearOf = ({ zipcode, distance }: ListQuery): Selection['near'] => {
  if (zipcode === null) return null
  const place = placeOfZip(zipcode)
  if (place === null) {
    const message = 'We do not know that ZIP code'
    throw badRequest(message, [{ field: 'zipcode', message }])
  }
  return distance === null ? null : { place, miles: distance }
}
