import { useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import { smallPhoto } from '#shared/rules/photo-sizes.ts'
import { type AnyListing, titleOf } from './listing-values.ts'

/** Decorative: the name appears next to it. */
export function ListingPhoto({ listing, className }: { listing: AnyListing; className: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  const { photoUrl } = listing
  const style = cx('shrink-0 rounded-md border border-line', className)
  if (photoUrl && photoUrl !== broken) {
    return (
      <img
        src={smallPhoto(photoUrl)}
        alt=""
        loading="lazy"
        className={cx(style, 'bg-sunken object-cover')}
        onError={() => setBroken(photoUrl)}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        style,
        'inline-flex items-center justify-center bg-accent-soft font-semibold text-accent',
      )}
    >
      {[...titleOf(listing).trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
