import { keyOf } from '#client/features/moderation/listing-labels.ts'
import {
  ListingResult,
  type ListingResultActions,
} from '#client/features/moderation/search/listing-result.tsx'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'

interface ListingResultsProps {
  found: readonly ModeratedListing[]
  hasKinds?: boolean
  noteOf?: (listing: ModeratedListing) => string | undefined
  className: string
  held: HeldRows
  actions: ListingResultActions
}

/** Needs a new key for a new search, because held rows belong to the old one. */
export function ListingResults({ found, hasKinds, noteOf, className, held, actions }: ListingResultsProps) {
  const rows = useStableRows(found, keyOf, (key) => held.of(key) !== undefined)
  if (rows.length === 0) return null
  return (
    <ul className={className}>
      {rows.map((listing) => (
        <ListingResult
          key={keyOf(listing)}
          listing={listing}
          note={noteOf?.(listing)}
          showsKind={hasKinds}
          held={held}
          actions={actions}
        />
      ))}
    </ul>
  )
}
