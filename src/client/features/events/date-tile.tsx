import { dayParts } from '#client/lib/calendar-day-format.ts'
import { cx } from '#client/lib/cx.ts'

/** Decorative: the date also appears as text. */
export function DateTile({ day, className }: { day: string; className?: string }) {
  const { weekday, month, number } = dayParts(day)
  return (
    <div
      aria-hidden="true"
      className={cx(
        'flex w-16 shrink-0 flex-col items-center self-start overflow-hidden rounded-md border border-line bg-surface text-center',
        className,
      )}
    >
      <span className="w-full bg-accent py-0.5 text-xs font-semibold text-on-accent">{month}</span>
      <span className="pt-1 font-display text-2xl leading-none font-semibold text-ink tabular-nums">
        {number}
      </span>
      <span className="pt-0.5 pb-1 text-xs text-ink-soft">{weekday}</span>
    </div>
  )
}
