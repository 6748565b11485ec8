import { useState } from 'react'
import { cx } from '#client/lib/cx.ts'

interface AvatarProps {
  src?: string | null
  /** Its initial replaces a missing or broken picture. */
  name: string
  className?: string
}

/** Decorative: the name appears as text elsewhere. */
export function Avatar({ src, name, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const style = cx('size-9 shrink-0 rounded-full', className)
  if (src && src !== broken) {
    return <img src={src} alt="" className={cx(style, 'object-cover')} onError={() => setBroken(src)} />
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        style,
        'inline-flex items-center justify-center bg-accent-soft text-sm font-semibold text-accent',
      )}
    >
      {[...name.trim()][0]?.toUpperCase() ?? '?'}
    </span>
  )
}
