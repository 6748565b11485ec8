import type { CommunityEvent } from '#client/api/events.ts'
import { EventCards } from '#client/features/events/event-cards.tsx'
import type { AnyListing } from '#client/features/listings/listing-values.ts'
import { ResultsCards } from '#client/features/listings/results/results-cards.tsx'
import type { OpenHandlers } from '#client/ui/open-item.tsx'
import type { Listing } from '#shared/contract/listings.ts'
import { isListingKind, type Kind } from '#shared/listings/kinds.ts'
import { savingSlots } from '../listings/saving-slots.tsx'

interface ResultCardsProps {
  kind: Kind
  /** Undefined while loading. */
  rows: readonly Listing[] | undefined
  openHandlers: OpenHandlers
}

/** The cards of a kind's own page on small screens. */
export function ResultCards({ kind, rows, openHandlers }: ResultCardsProps) {
  if (isListingKind(kind)) {
    return (
      <div className="xl:[&>ul]:grid-cols-3">
        <ResultsCards
          rows={rows as readonly AnyListing[] | undefined}
          openHandlers={openHandlers}
          slots={savingSlots}
        />
      </div>
    )
  }
  return <EventCards events={rows as readonly CommunityEvent[] | undefined} openHandlers={openHandlers} />
}
