import { useState } from 'react'
import { useListingSearch } from '#client/api/moderation.ts'
import { keyOf } from '#client/features/moderation/listing-labels.ts'
import {
  ListingResult,
  type ListingResultActions,
} from '#client/features/moderation/search/listing-result.tsx'
import { ListingSearchCard } from '#client/features/moderation/search/listing-search-card.tsx'
import type { Kind } from '#shared/listings/kinds.ts'

interface ListingSearchProps {
  kind: Kind
  busy: ReadonlySet<string>
  deletedIds: ReadonlyMap<number, unknown>
  actions: ListingResultActions
}

/** A failed search shows no results. */
export function ListingSearch({ kind, busy, deletedIds, actions }: ListingSearchProps) {
  const [query, setQuery] = useState('')
  const { data, isError, isFetching } = useListingSearch(kind, query)
  const found = isError ? [] : data?.filter(({ id }) => !deletedIds.has(id))
  const shown = query === '' ? undefined : found
  return (
    <ListingSearchCard
      kind={kind}
      query={query}
      onQuery={setQuery}
      isSearching={isFetching && query !== ''}
      found={shown?.length}
    >
      {shown && shown.length > 0 ? (
        <ul className="relative -mx-2 -mb-4 divide-y divide-line overflow-y-auto px-2 lg:max-h-144">
          {shown.map((listing) => (
            <ListingResult
              key={listing.id}
              listing={listing}
              isBusy={busy.has(keyOf(listing))}
              actions={actions}
            />
          ))}
        </ul>
      ) : null}
    </ListingSearchCard>
  )
}
