import { CompareButton } from '#client/features/compare/compare-button.tsx'
import { CompareMenuItem } from '#client/features/compare/compare-menu-item.tsx'
import { ShareButton } from '#client/features/listings/detail/share-button.tsx'
import { type AnyListing, kindOfListing, titleOf } from '#client/features/listings/listing-values.ts'
import { MoreMenu } from '#client/features/reactions/more-menu.tsx'
import { SaveButton } from '#client/features/reactions/save-button.tsx'
import { ThumbsUpButton } from '#client/features/reactions/thumbs-up-button.tsx'

export function ListingActions({ listing }: { listing: AnyListing }) {
  const kind = kindOfListing(listing)
  const { id, thumbsUpCount } = listing
  return (
    <>
      <SaveButton kind={kind} id={id} />
      <CompareButton kind={kind} id={id} />
      <ShareButton listing={listing} />
      <ThumbsUpButton kind={kind} id={id} thumbsUpCount={thumbsUpCount} />
      <MoreMenu item={{ reportType: 'listing', itemType: kind, itemId: id }} title={titleOf(listing)}>
        <CompareMenuItem kind={kind} id={id} />
      </MoreMenu>
    </>
  )
}
