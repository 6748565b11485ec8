import { siteConfig } from '#client/api/site-config.ts'
import { ShareLinkButton } from '#client/ui/share-link-button.tsx'
import { browseListingPath } from '#shared/listings/browse-paths.ts'
import { type AnyListing, kindOfListing, titleOf } from '../listing-values.ts'
import { listingUrl } from '../url-state/list-url.ts'

/** Shares the public page, which needs no account, if public browsing is on. */
export function ShareButton({ listing }: { listing: AnyListing }) {
  const title = titleOf(listing)
  const kind = kindOfListing(listing)
  const path = siteConfig().publicBrowsing
    ? browseListingPath(kind, listing.id, title)
    : listingUrl(kind, listing.id)
  return <ShareLinkButton title={title} path={path} />
}
