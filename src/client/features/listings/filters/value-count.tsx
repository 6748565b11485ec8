import { cx } from '#client/lib/cx.ts'

/** '860', '1.2K' */
const short = (count: number) =>
  count < 1000
    ? String(count)
    : count.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** Also shows a zero, dimmed. */
export function ValueCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    // The key remounts the element, so that a changed number does not count as layout shift.
    <span
      key={count}
      className={cx('text-xs tabular-nums', count === 0 ? 'text-ink-faint' : 'text-ink-soft')}
    >
      {short(count)}
    </span>
  )
}

/** Plain text for native select options. */
export const countedLabel = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${short(count)})`
