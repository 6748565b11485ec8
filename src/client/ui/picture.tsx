import { useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import type { Illustration as Look } from '#shared/illustrations/illustration.ts'
import { Illustration } from './illustration.tsx'

export interface PictureProps {
  /** Null when there is no photo. */
  photo: string | null
  /** Empty if the name appears next to the picture. */
  alt: string
  /** Supplies the initial of the tile. */
  title: string
  /** Replaces a missing or broken photo. */
  illustration: Look
  /** Must set the size or the aspect ratio, to avoid a layout shift. */
  className: string
  /** For pictures above the fold on phones. */
  isEager?: boolean
}

/** A photo cropped to its box, or an illustration. */
export function Picture({ photo, alt, title, illustration, className, isEager = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (photo === null || photo === broken) {
    return <Illustration look={illustration} initial={initialOf(title)} className={className} />
  }
  return (
    <img
      src={photo}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding={isEager ? 'sync' : 'async'}
      className={cx('shrink-0 bg-sunken object-cover', className)}
      onError={() => setBroken(photo)}
    />
  )
}

const initialOf = (title: string) => [...title.trim()][0]?.toUpperCase() ?? '?'
