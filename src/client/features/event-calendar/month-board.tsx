import { useId } from 'react'
import { cx } from '#client/lib/cx.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { monthOf, weeksOf } from '#shared/rules/calendar-month.ts'
import { BoardDay } from './board-day.tsx'
import type { BoardEvent, BoardOpening } from './board-event.tsx'
import { MonthHeading } from './month-heading.tsx'
import { WeekdayHeads } from './weekday-heads.tsx'

interface MonthBoardProps {
  month: string
  today: string
  /** The results that fall into the month; absent until they are here. */
  events: readonly BoardEvent[] | undefined
  onMonth: (month: string) => void
  onDay: (day: string) => void
  opening: BoardOpening
}

/** The results of a month, each on its day. */
export function MonthBoard({ month, today, events, onMonth, onDay, opening }: MonthBoardProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface shadow-card">
      <div className="px-4 py-2.5">
        <MonthHeading
          id={headingId}
          month={month}
          thisMonth={monthOf(today)}
          onMonth={onMonth}
          className="text-xl"
        />
      </div>
      <table aria-labelledby={headingId} className="w-full table-fixed border-collapse">
        <WeekdayHeads
          letters={3}
          className="border-y border-line bg-sunken py-2 text-xs font-medium text-ink-soft"
        />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]} className="border-b border-line last:border-b-0">
              {week.map((day) => (
                <td
                  key={day}
                  className={cx(
                    'h-29 border-r border-line p-1 align-top last:border-r-0',
                    monthOf(day) !== month && 'bg-sunken/60',
                  )}
                >
                  {monthOf(day) !== month ? null : events ? (
                    <BoardDay
                      day={day}
                      isToday={day === today}
                      events={events.filter((event) => event.eventDate === day)}
                      onDay={onDay}
                      opening={opening}
                    />
                  ) : (
                    <Skeleton className="h-5" />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
