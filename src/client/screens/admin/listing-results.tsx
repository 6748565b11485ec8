import { keyOf } from '#client/features/moderation/listing-labels.ts'
import {
  ListingResult,
  type ListingResultActions,
} from '#client/features/moderation/search/listing-result.tsx'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'

interface ListingResultsProps {
  rows: readonly ModeratedListing[]
  hasKinds?: boolean
  noteOf?: (listing: ModeratedListing) => string | undefined
  className: string
  held: HeldRows
  actions: ListingResultActions
}

export function ListingResults({ rows, hasKinds, noteOf, className, held, actions }: ListingResultsProps) {
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
