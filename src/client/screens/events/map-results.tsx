import { ResultsMap } from '#client/features/event-map/results-map.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { NoResults } from './no-results.tsx'
import type { ResultsProps } from './results-props.ts'

export function MapResults(props: ResultsProps) {
  const { results, openHandlers } = props
  if (!results.pins) return <Skeleton className="h-[min(70dvh,40rem)]" />
  if (results.pins.total === 0) return <NoResults {...props} />
  return <ResultsMap pins={results.pins.pins} hrefOf={openHandlers.hrefOf} onOpen={openHandlers.onOpen} />
}
