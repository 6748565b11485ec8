import { ShareLinkButton } from '#client/ui/share-link-button.tsx'
import { type AnyListing, kindOfListing, titleOf } from '../listing-values.ts'
import { listingUrl } from '../url-state/list-url.ts'

export function ShareButton({ listing }: { listing: AnyListing }) {
  return <ShareLinkButton title={titleOf(listing)} path={listingUrl(kindOfListing(listing), listing.id)} />
}
