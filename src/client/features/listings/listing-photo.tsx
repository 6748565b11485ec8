import { Picture, type PictureProps } from '#client/ui/picture.tsx'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { listingPicture } from './listing-picture.ts'
import type { AnyListing } from './listing-values.ts'

interface ListingPhotoProps extends Pick<PictureProps, 'className' | 'isEager'> {
  listing: AnyListing
}

/** Decorative: the name appears next to it. */
export function ListingPhoto({ listing, className, isEager }: ListingPhotoProps) {
  const { photoUrl } = listing
  return (
    <Picture
      {...listingPicture(listing)}
      photo={photoUrl && smallPhoto(photoUrl)}
      alt=""
      className={className}
      isEager={isEager}
    />
  )
}
