import { MapResults } from '#client/screens/events/map-results.tsx'
import { MonthResults } from '#client/screens/events/month-results.tsx'
import type { ResultsProps } from '#client/screens/events/results-props.ts'

/** The month or the map of public events; a lazy chunk for both. */
export function BrowseEventView(props: ResultsProps) {
  return props.state.show === 'map' ? <MapResults {...props} /> : <MonthResults {...props} />
}
