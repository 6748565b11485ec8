import { cx } from '#client/lib/cx.ts'

/** The touch target; the mark inside is round even on the narrowest phones. */
export const pageNumberTarget =
  'group inline-flex h-11 min-w-9 items-center justify-center rounded-full xs:min-w-11 md:h-10 md:min-w-10'

export const pageNumberStyle = (isCurrent: boolean) =>
  cx(
    'inline-flex h-9 min-w-full items-center justify-center rounded-full px-2 text-sm tabular-nums transition-colors xs:h-full',
    isCurrent ? 'bg-accent font-semibold text-on-accent' : 'text-ink-soft group-hover:bg-accent-soft',
  )
