import { cx } from '#client/lib/cx.ts'

const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** How many results a value would give. A zero is shown as well, dimmed: it says that there is nothing to try. */
export function ValueCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    // A new element for each number: one that only became narrower would be seen to move.
    <span
      key={count}
      className={cx('text-xs tabular-nums', count === 0 ? 'text-ink-faint' : 'text-ink-soft')}
    >
      {short.format(count)}
    </span>
  )
}

/** The same for the browser's own lists, which hold nothing but text. */
export const countedLabel = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${short.format(count)})`
