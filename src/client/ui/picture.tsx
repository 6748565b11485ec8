import { useState } from 'react'
import { cx } from '#client/lib/cx.ts'
import type { Illustration as Look } from '#shared/illustrations/illustration.ts'
import { Illustration } from './illustration.tsx'

export interface PictureProps {
  /** Null when there is no photo. */
  photo: string | null
  /** Empty where the name appears next to the picture. */
  alt: string
  /** The initial is taken from it. */
  title: string
  /** Shown in place of a photo that is missing or does not load. */
  illustration: Look
  /** Must fix the size or the aspect ratio, so that nothing moves when the photo arrives. */
  className: string
  /** For the pictures that a phone shows first: visitors wait for them. */
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
