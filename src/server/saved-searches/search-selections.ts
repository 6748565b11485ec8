import type { Queryable } from '#server/db/client.ts'
import type { Selection } from '#server/listings/listing-conditions.ts'
import { selectionOf } from '#server/listings/listing-selection.ts'
import { searchParameters } from '#server/site-search/search-parameters.ts'
import { findKnownCities } from '#server/site-search/site-search.repository.ts'
import { cityCandidates, understandQuery } from '#server/site-search/understand-query.ts'
import type { SearchedType, SearchParameters } from '#shared/contract/saved-searches.ts'
import { searchQuerySchema } from '#shared/contract/search.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'

export interface SearchSpec {
  listingType: SearchedType
  query: SearchParameters
}

/** One selection per list: 'all' can match several lists. Misspelled words are not corrected. */
export async function searchSelections(
  db: Queryable,
  { listingType, query }: SearchSpec,
  today: string,
): Promise<Selection[]> {
  if (listingType !== 'all')
    return [await selectionOf(db, listingType, listQuerySchema(listingType).parse(query), today)]
  const { q, off } = searchQuerySchema.parse(query)
  const cities = await findKnownCities(db, cityCandidates(q))
  const understanding = understandQuery(q, (name) => cities.has(name))
  const selections: Selection[] = []
  for (const kind of kindNames) {
    const parameters = searchParameters(kind, understanding, off)
    if (parameters === null) continue
    selections.push(await selectionOf(db, kind, listQuerySchema(kind).parse(parameters), today))
  }
  return selections
}
