import { ShareLinkButton } from '#client/ui/share-link-button.tsx'
import { listingAddress } from '../address/list-address.ts'
import { type AnyListing, kindOfListing, titleOf } from '../listing-values.ts'

/** Shares the address at which the listing's dialog opens by itself. */
export function ShareButton({ listing }: { listing: AnyListing }) {
  return (
    <ShareLinkButton title={titleOf(listing)} path={listingAddress(kindOfListing(listing), listing.id)} />
  )
}
