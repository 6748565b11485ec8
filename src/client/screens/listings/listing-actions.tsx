import { ShareButton } from '#client/features/listings/detail/share-button.tsx'
import { type AnyListing, kindOfListing, titleOf } from '#client/features/listings/listing-values.ts'
import { ReportButton } from '#client/features/reactions/report-button.tsx'
import { SaveButton } from '#client/features/reactions/save-button.tsx'
import { ThumbsUpButton } from '#client/features/reactions/thumbs-up-button.tsx'

export function ListingActions({ listing }: { listing: AnyListing }) {
  const kind = kindOfListing(listing)
  const { id, thumbsUpCount } = listing
  return (
    <>
      <ThumbsUpButton kind={kind} id={id} thumbsUpCount={thumbsUpCount} />
      <SaveButton kind={kind} id={id} />
      <ShareButton listing={listing} />
      <ReportButton item={{ reportType: 'listing', itemType: kind, itemId: id }} title={titleOf(listing)} />
    </>
  )
}
