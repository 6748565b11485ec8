import { useState } from 'react'
import { useAllListingsSearch } from '#client/api/moderation.ts'
import { keyOf } from '#client/features/moderation/listing-labels.ts'
import type { ListingResultActions } from '#client/features/moderation/search/listing-result.tsx'
import { ListingSearchCard } from '#client/features/moderation/search/listing-search-card.tsx'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { Select } from '#client/ui/select.tsx'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { ListingResults } from './listing-results.tsx'

const kinds = [
  { value: '', label: 'All kinds' },
  ...kindNames.map((kind) => ({ value: kind, label: kindOf(kind).names.section })),
]

/** One search over all kinds. A failed search shows no results. */
export function SearchAll({ held, actions }: { held: HeldRows; actions: ListingResultActions }) {
  const [query, setQuery] = useState('')
  const [kind, setKind] = useState<Kind | ''>('')
  const { data, isError, isFetching, isPlaceholderData } = useAllListingsSearch(query, kind)
  const found = query === '' ? undefined : isError ? [] : data
  // The rows of the last search are shown until the new ones arrive.
  const search = `${isPlaceholderData} ${kind} ${query}`
  const rows = useStableRows(found ?? [], keyOf, (key) => held.of(key) !== undefined, search)
  return (
    <ListingSearchCard
      className="lg:col-span-2"
      title="All Listings"
      placeholder="Search by name, company or location"
      filter={
        <Select
          aria-label="Kind"
          options={kinds}
          value={kind}
          onChange={(event) => setKind(event.target.value as Kind | '')}
          className="sm:w-56"
        />
      }
      query={query}
      onQuery={setQuery}
      isSearching={isFetching && query !== ''}
      found={found && rows.length}
    >
      {found ? (
        <ListingResults
          key={`${kind} ${query}`}
          rows={rows}
          hasKinds
          className="relative -mx-2 -mb-4 divide-y divide-line overflow-y-auto px-2 lg:max-h-160"
          held={held}
          actions={actions}
        />
      ) : null}
    </ListingSearchCard>
  )
}
