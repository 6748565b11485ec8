import { longDay } from '#client/lib/calendar-day-format.ts'
import { countOf } from '#client/lib/count-of.ts'
import { cx } from '#client/lib/cx.ts'

interface PickerDayProps {
  day: string
  count: number
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  /** Whether Tab enters the grid on this day. */
  isTabStop: boolean
  onChoose: (day: string) => void
}

export function PickerDay({ day, count, isToday, isPast, isChosen, isTabStop, onChoose }: PickerDayProps) {
  return (
    <td className="p-0.5">
      <button
        type="button"
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={`${longDay(day)}, ${count === 0 ? 'no events' : countOf(count, 'event')}`}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onChoose(day)}
        className={cx(
          'flex h-11 w-full flex-col items-center justify-center rounded-md border text-sm leading-none tabular-nums transition-colors',
          isToday && !isChosen ? 'border-accent' : 'border-transparent',
          dayStyle(count, isPast, isChosen),
        )}
      >
        {Number(day.slice(8))}
        {count > 0 ? (
          <span className="mt-1 text-[0.6875rem] font-medium">{count > 99 ? '99+' : count}</span>
        ) : null}
      </button>
    </td>
  )
}

function dayStyle(count: number, isPast: boolean, isChosen: boolean) {
  if (isChosen) return 'bg-accent font-semibold text-on-accent'
  if (count === 0) return 'text-ink-faint hover:bg-sunken'
  return isPast
    ? 'bg-sunken font-semibold text-ink-soft hover:border-accent'
    : 'bg-accent-soft font-semibold text-accent hover:border-accent'
}
