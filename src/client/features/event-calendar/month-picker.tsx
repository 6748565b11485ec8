import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { monthOf, weeksOf } from '#shared/rules/calendar-month.ts'
import { dayForKey } from './day-for-key.ts'
import { MonthHeading } from './month-heading.tsx'
import { PickerDay } from './picker-day.tsx'
import { WeekdayHeaders } from './weekday-headers.tsx'

interface MonthPickerProps {
  month: string
  today: string
  chosen: string | null
  /** Event counts per day; undefined while loading. */
  counts: Readonly<Record<string, number>> | undefined
  onMonth: (month: string) => void
  /** Null when the selected day is cleared. */
  onChoose: (day: string | null) => void
}

/** A month grid with one Tab stop; arrow keys move between days and across months. Days are YYYY-MM-DD strings. */
export function MonthPicker({ month, today, chosen, counts, onMonth, onChoose }: MonthPickerProps) {
  const headingId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const focusTarget = useRef<string | null>(null)
  const tabStop =
    [active, chosen, today].find((day) => day !== null && monthOf(day) === month) ?? `${month}-01`

  // The target day may be in a month that has not rendered yet.
  useEffect(() => {
    if (focusTarget.current === null || focusTarget.current !== tabStop) return
    focusTarget.current = null
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(tabStop, event.key)
    if (next === null) return
    event.preventDefault()
    focusTarget.current = next
    setActive(next)
    if (monthOf(next) !== month) onMonth(monthOf(next))
  }

  const choose = (day: string) => {
    setActive(day)
    onChoose(day === chosen ? null : day)
  }

  return (
    <div>
      <MonthHeading
        id={headingId}
        month={month}
        thisMonth={monthOf(today)}
        onMonth={onMonth}
        className="text-base"
      />
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: implements the ARIA grid pattern.
        role="grid"
        aria-labelledby={headingId}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-collapse"
      >
        <WeekdayHeaders letters={2} className="h-8 text-xs font-medium text-ink-faint" />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) =>
                monthOf(day) === month ? (
                  <PickerDay
                    key={day}
                    day={day}
                    count={counts?.[day] ?? 0}
                    isToday={day === today}
                    isPast={day < today}
                    isChosen={day === chosen}
                    isTabStop={day === tabStop}
                    onChoose={choose}
                  />
                ) : (
                  <td key={day} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
