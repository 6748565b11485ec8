import { useId } from 'react'
import { cx } from '#client/lib/cx.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { monthOf, weeksOf } from '#shared/rules/calendar-month.ts'
import { GridDay } from './grid-day.tsx'
import type { GridEvent, GridOpenHandlers } from './grid-event.tsx'
import { MonthHeading } from './month-heading.tsx'
import { WeekdayHeaders } from './weekday-headers.tsx'

interface MonthGridProps {
  month: string
  today: string
  /** The month's results; undefined while loading. */
  events: readonly GridEvent[] | undefined
  /** Event counts per day, also of events beyond the loaded ones; undefined while loading. */
  counts: Readonly<Record<string, number>> | undefined
  chosen: string | null
  onMonth: (month: string) => void
  onDay: (day: string) => void
  openHandlers: GridOpenHandlers
}

export function MonthGrid(props: MonthGridProps) {
  const { month, today, events, counts, chosen, onMonth, onDay, openHandlers } = props
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
        <WeekdayHeaders
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
                    'h-30.5 border-r border-line p-1 align-top last:border-r-0',
                    monthOf(day) !== month && 'bg-sunken/60',
                  )}
                >
                  {monthOf(day) !== month ? null : events ? (
                    <GridDay
                      day={day}
                      isToday={day === today}
                      isChosen={day === chosen}
                      count={counts?.[day]}
                      events={events.filter((event) => event.eventDate === day)}
                      onDay={onDay}
                      openHandlers={openHandlers}
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
