import { useMemo } from 'react'
import { MapSkeleton } from '#client/features/event-map/map-skeleton.tsx'
import { ResultsMap } from '#client/features/event-map/results-map.tsx'
import { withFilter } from '#client/features/events/url-state/event-state.ts'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { shortDay } from '#client/lib/calendar-day-format.ts'
import { distanceLabel } from '#client/lib/distance-label.ts'
import { eventHours } from '#shared/rules/event-time.ts'
import { NoResults } from './no-results.tsx'
import type { ResultsProps } from './results-props.ts'

export function MapResults(props: ResultsProps) {
  const { results, openHandlers, state, change } = props
  const found = results.pins?.pins
  const pins = useMemo(
    () =>
      found?.map((event) => {
        const day = shortDay(event.eventDate)
        const { title, venue, cost, ages } = event
        return {
          ...event,
          label: `${title}, ${day}`,
          details: [day, eventHours(event), cost, ages, venue, distanceLabel(event)],
        }
      }),
    [found],
  )
  if (!results.pins || !pins) return <MapSkeleton />
  if (results.pins.total === 0 && state.bounds === '') return <NoResults {...props} />
  return (
    <ResultsMap
      kind="event"
      {...{ pins, saveButton, ...openHandlers }}
      bounds={state.bounds}
      onSearchArea={(bounds) => change((current) => withFilter(current, { bounds }))}
    />
  )
}

/** No compare button as on the cards, because popup and list have no room for it. */
const saveButton = ({ id, title }: { id: number; title: string }) => (
  <SaveIconButton kind="event" id={id} title={title} />
)
