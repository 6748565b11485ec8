import type { Queryable } from '#server/db/client.ts'
import { badRequest } from '#server/errors.ts'
import { placeOfZip } from '#server/geo/zip-places.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import type { ListQuery } from '#shared/listings/list-query.ts'
import { searchQuery, searchWords } from '#shared/listings/search.ts'
import type { Selection } from './listing-conditions.ts'
import { nearestWords, totalOf } from './listing-search.repository.ts'

/** What a query asks for on a day, its words taken as they were typed. */
export const selectionOf = (kind: Kind, query: ListQuery, today: string): Selection => ({
  kind,
  // What never closes need not be looked through for what has.
  query: query.hideClosed && kindOf(kind).closes.length === 0 ? { ...query, hideClosed: false } : query,
  today,
  tsquery: query.search === null ? null : searchQuery(wordsOf(query.search)),
  near: nearOf(query),
})

/**
 * The same with each word joined by the known words nearest to it; null when no word has any. A word may be right as it
 * is, and the last one may be the beginning of one, while another is the misspelt one.
 */
export const respeltSelection = async (db: Queryable, selection: Selection): Promise<Selection | null> => {
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

/** What the list would show, for calls that show the same results in another form. */
export const shownSelection = async (db: Queryable, selection: Selection): Promise<Selection> => {
  if (selection.query.search === null || (await totalOf(db, selection)) > 0) return selection
  return (await respeltSelection(db, selection)) ?? selection
}

/** Beyond a dozen words a search narrows nothing any more; it only costs. */
const mostWords = 12

const wordsOf = (search: string): string[] => searchWords(search).slice(0, mostWords)

/** A ZIP code we do not know is refused even where no distance is asked for: the person has misspelt it. */
const nearOf = ({ zipcode, distance }: ListQuery): Selection['near'] => {
  if (zipcode === null) return null
  const place = placeOfZip(zipcode)
  if (place === null) {
    const message = 'We do not know that ZIP code'
    throw badRequest(message, [{ field: 'zipcode', message }])
  }
  return distance === null ? null : { place, miles: distance }
}
