import { useState } from 'react'
import { useFoundListings } from '#client/api/moderation.ts'
import { FinderCard } from '#client/features/moderation/finder/finder-card.tsx'
import { type FoundActions, FoundListing } from '#client/features/moderation/finder/found-listing.tsx'
import { keyOf } from '#client/features/moderation/listing-words.ts'
import type { Kind } from '#shared/listings/kinds.ts'

interface ListingFinderProps {
  kind: Kind
  busy: ReadonlySet<string>
  deletedIds: ReadonlyMap<number, unknown>
  actions: FoundActions
}

/** The search of one kind with what it found. A failed search shows no results (docs/product.md 12.5). */
export function ListingFinder({ kind, busy, deletedIds, actions }: ListingFinderProps) {
  const [query, setQuery] = useState('')
  const { data, isError, isFetching } = useFoundListings(kind, query)
  const found = isError ? [] : data?.filter(({ id }) => !deletedIds.has(id))
  const shown = query === '' ? undefined : found
  return (
    <FinderCard
      kind={kind}
      query={query}
      onQuery={setQuery}
      isSearching={isFetching && query !== ''}
      found={shown?.length}
    >
      {shown && shown.length > 0 ? (
        <ul className="relative -mx-2 -mb-4 divide-y divide-line overflow-y-auto px-2 lg:max-h-144">
          {shown.map((listing) => (
            <FoundListing
              key={listing.id}
              listing={listing}
              isBusy={busy.has(keyOf(listing))}
              actions={actions}
            />
          ))}
        </ul>
      ) : null}
    </FinderCard>
  )
}
