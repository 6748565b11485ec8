import { useState } from 'react'
import { useListingSearch } from '#client/api/moderation.ts'
import { keyOf } from '#client/features/moderation/listing-labels.ts'
import type { ListingResultActions } from '#client/features/moderation/search/listing-result.tsx'
import {
  ListingSearchCard,
  searchPlaceholder,
} from '#client/features/moderation/search/listing-search-card.tsx'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { ListingResults } from './listing-results.tsx'

interface ListingSearchProps {
  kind: Kind
  held: HeldRows
  actions: ListingResultActions
}

/** A failed search shows no results. */
export function ListingSearch({ kind, held, actions }: ListingSearchProps) {
  const [query, setQuery] = useState('')
  const { data, isError, isFetching, isPlaceholderData } = useListingSearch(kind, query)
  const found = query === '' ? undefined : isError ? [] : data
  // The rows of the last search are shown until the new ones arrive.
  const search = `${isPlaceholderData} ${query}`
  const rows = useStableRows(found ?? [], keyOf, (key) => held.of(key) !== undefined, search)
  return (
    <ListingSearchCard
      title={kindOf(kind).names.section}
      placeholder={searchPlaceholder(kind)}
      className="lg:last:col-span-2"
      query={query}
      onQuery={setQuery}
      isSearching={isFetching && query !== ''}
      found={found && rows.length}
    >
      {found ? (
        <ListingResults
          key={query}
          rows={rows}
          className="relative -mx-2 -mb-4 divide-y divide-line overflow-y-auto px-2 lg:max-h-144"
          held={held}
          actions={actions}
        />
      ) : null}
    </ListingSearchCard>
  )
}
