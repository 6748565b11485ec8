import { useEventDays } from '#client/api/events.ts'
import { MonthGrid } from '#client/features/event-calendar/month-grid.tsx'
import { MonthPicker } from '#client/features/event-calendar/month-picker.tsx'
import { EventCards } from '#client/features/events/event-cards.tsx'
import { daysRequest } from '#client/features/events/url-state/event-request.ts'
import { withDate, withMonth, withShow } from '#client/features/events/url-state/event-state.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { Card } from '#client/ui/card.tsx'
import type { ResultsProps } from './results-props.ts'

/** A month grid on wide screens, otherwise a compact calendar with a list below. */
export function MonthResults(props: ResultsProps) {
  const { state, change, today, month, results, openHandlers, saveButton } = props
  const isWide = useMedia('(min-width: 48rem)')
  const events = results.inMonth
  const counts = useEventDays(daysRequest(state, month), true)
  const onMonth = (next: string) => change((current) => withMonth(current, next), { replace: true })
  const onDay = (day: string) => change((current) => withShow(withDate(current, day), 'list'))
  if (isWide)
    return (
      <MonthGrid {...{ month, today, events, counts, onMonth, onDay, openHandlers }} chosen={state.date} />
    )
  return (
    <>
      <Card className="p-3!">
        <MonthPicker
          {...{ month, today, onMonth }}
          chosen={state.date}
          counts={counts}
          onChoose={(day) => (day === null ? change((current) => withDate(current, null)) : onDay(day))}
        />
      </Card>
      <EventCards {...{ events, openHandlers, saveButton }} />
    </>
  )
}
