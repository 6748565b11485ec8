import { kindOf } from '#shared/listings/kinds.ts'
import { originalSpelling, rawWords, searchedText, searchWords } from '#shared/listings/search.ts'
import type { Selection } from './listing-conditions.ts'
import type { StoredListing } from './listings.repository.ts'

/** The corrected search for display. The dictionary has stems, so corrected words are spelled as in the matching listings. */
export const correctedSearchOf = (
  { kind, query, correctedWords }: Pick<Selection, 'kind' | 'query' | 'correctedWords'>,
  found: readonly Pick<StoredListing, 'values'>[],
): { correctedSearch?: string } => {
  if (correctedWords === null) return {}
  const typed = rawWords(query.search ?? '')
  const text = found.map(({ values }) => searchedText(kindOf(kind), values)).join('\n')
  const words = correctedWords.map((word, at) => {
    const written = typed[at] ?? ''
    return searchWords(written)[0] === word ? written : (originalSpelling(text, word) ?? word)
  })
  return { correctedSearch: words.join(' ') }
}
