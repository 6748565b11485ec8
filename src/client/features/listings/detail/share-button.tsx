import { ShareLinkButton } from '#client/ui/share-link-button.tsx'
import { type AnyListing, kindOfListing, titleOf } from '../listing-values.ts'
import { listingUrl } from '../url-state/list-url.ts'

/** Shares the address at which the listing's dialog opens by itself. */
export function ShareButton({ listing }: { listing: AnyListing }) {
  return <ShareLinkButton title={titleOf(listing)} path={listingUrl(kindOfListing(listing), listing.id)} />
}
