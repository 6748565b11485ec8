import { Picture } from '#client/ui/picture.tsx'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { listingPicture } from './listing-picture.ts'
import type { AnyListing } from './listing-values.ts'

/** Decorative: the name appears next to it. */
export function ListingPhoto({ listing, className }: { listing: AnyListing; className: string }) {
  const { photoUrl } = listing
  return (
    <Picture
      {...listingPicture(listing)}
      photo={photoUrl && smallPhoto(photoUrl)}
      alt=""
      className={className}
    />
  )
}
