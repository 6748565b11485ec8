import { CompareButton } from '#client/features/compare/compare-button.tsx'
import { kindOfListing, titleOf } from '#client/features/listings/listing-values.ts'
import type { ListingSlots } from '#client/features/listings/results/listing-slots.ts'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'

/** Save and compare buttons for list rows. */
export const savingSlots: ListingSlots = {
  save: (listing) => (
    <span className="flex">
      <CompareButton kind={kindOfListing(listing)} id={listing.id} title={titleOf(listing)} />
      <SaveIconButton kind={kindOfListing(listing)} id={listing.id} title={titleOf(listing)} />
    </span>
  ),
}
