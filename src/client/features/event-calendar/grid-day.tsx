import { longDay } from '#client/lib/calendar-day-format.ts'
import { countOf } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'
import { type GridEvent, GridEventLink, type GridOpenHandlers } from './grid-event.tsx'

interface GridDayProps {
  day: string
  isToday: boolean
  isChosen: boolean
  /** Loads after the events, which may be only the first of the month. */
  count: number | undefined
  events: readonly GridEvent[]
  onDay: (day: string) => void
  openHandlers: GridOpenHandlers
}

/** Two events fit without making one week taller than the others; the rest is a count beside the day. */
const maxEvents = 2

/** The day number opens the list of that day's events. */
export function GridDay({ day, isToday, isChosen, count, events, onDay, openHandlers }: GridDayProps) {
  const number = Number(day.slice(8))
  const total = Math.max(count ?? 0, events.length)
  const hiddenCount = total - Math.min(events.length, maxEvents)
  const style = cx(
    'inline-flex h-6 min-w-6 items-center justify-center rounded-full px-1 text-xs tabular-nums',
    isToday && 'border border-accent',
    isChosen && 'bg-accent text-on-accent hover:bg-accent-strong',
    !isChosen && (isToday ? 'text-ink' : 'text-ink-soft'),
    (isChosen || isToday) && 'font-semibold',
  )
  if (total === 0) {
    return (
      <span aria-current={isToday ? 'date' : undefined} className={style}>
        {number}
      </span>
    )
  }
  return (
    <div className="flex flex-col items-stretch gap-1">
      <div className="flex items-center justify-between">
        <button
          type="button"
          aria-label={`${longDay(day)}, ${countOf(total, 'event')}`}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDay(day)}
          className={cx(style, !isChosen && 'hover:bg-accent-soft hover:text-ink')}
        >
          {number}
        </button>
        {hiddenCount > 0 ? (
          <button
            type="button"
            onClick={() => onDay(day)}
            className="rounded-sm px-1 text-xs leading-6 font-medium text-accent hover:underline"
          >
            +{hiddenCount}
            <span className="max-xl:sr-only"> more</span>
            <span className="sr-only"> on {longDay(day)}</span>
          </button>
        ) : null}
      </div>
      {events.slice(0, maxEvents).map((event) => (
        <GridEventLink key={event.id} event={event} openHandlers={openHandlers} />
      ))}
    </div>
  )
}
