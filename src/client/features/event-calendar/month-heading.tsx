import { ChevronLeft, ChevronRight } from 'lucide-react'
import { monthTitle } from '#client/lib/calendar-day-format.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { isCalendarMonth, plusMonths } from '#shared/rules/calendar-month.ts'

interface MonthHeadingProps {
  id: string
  month: string
  thisMonth: string
  onMonth: (month: string) => void
  className?: string
}

/** Month name with previous, next and today buttons. Announced when it changes. */
export function MonthHeading({ id, month, thisMonth, onMonth, className }: MonthHeadingProps) {
  const previous = plusMonths(month, -1)
  const next = plusMonths(month, 1)
  return (
    <div className="flex items-center gap-1">
      <h3 id={id} aria-live="polite" className={className}>
        {monthTitle(month)}
      </h3>
      <div className="ml-auto flex items-center">
        {month === thisMonth ? null : (
          <Button variant="text" size="sm" className="px-2.5!" onClick={() => onMonth(thisMonth)}>
            Today
          </Button>
        )}
        <IconButton
          label="Previous month"
          aria-disabled={!isCalendarMonth(previous)}
          onClick={() => onMonth(previous)}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          label="Next month"
          aria-disabled={!isCalendarMonth(next)}
          onClick={() => onMonth(next)}
          className="-mr-2"
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  )
}
