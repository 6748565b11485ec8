import type { Queryable } from '#server/db/client.ts'
import { badRequest } from '#server/errors.ts'
import { placeOfZip } from '#server/geo/zip-places.ts'
import { acceptedFacets } from '#shared/listings/facets.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { searchQuery, searchWords } from '#shared/listings/search.ts'
import { findFacetsByPrefix } from './facets.repository.ts'
import type { Selection } from './listing-conditions.ts'
import { hasMatches } from './search.repository.ts'
import { nearestWords } from './spelling.repository.ts'

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
  tsquery: query.search === null ? null : searchQuery(wordsOf(query.search)),
  facets: await facetsAskedFor(db, kind, query),
  near: nearOf(query),
})

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
  const tsquery = words
    .map((word, at) => [
      at === words.length - 1 ? searchQuery([word]) : `'${word}'`,
      ...(choices[at] ?? []).map((near) => `'${near}'`),
    ])
    .map((either) => `(${either.join(' | ')})`)
    .join(' & ')
  return { ...selection, tsquery }
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
