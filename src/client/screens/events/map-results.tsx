import { useState } from 'react'
import { ResultsMap } from '#client/features/event-map/results-map.tsx'
import { withFilter } from '#client/features/events/url-state/event-state.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { NoResults } from './no-results.tsx'
import type { ResultsProps } from './results-props.ts'

export function MapResults(props: ResultsProps) {
  const { results, openHandlers, state, change, saveButton } = props
  const [moved, setMoved] = useState<string | null>(null)
  const search = (bounds: string) => {
    change((current) => withFilter(current, { bounds }))
    setMoved(null)
  }
  const movedTo = moved === state.bounds ? null : moved
  if (!results.pins) return <Skeleton className="h-[min(70dvh,40rem)]" />
  if (results.pins.total === 0 && state.bounds === '') return <NoResults {...props} />
  return (
    <div className="relative isolate">
      <ResultsMap
        pins={results.pins.pins}
        hrefOf={openHandlers.hrefOf}
        onOpen={openHandlers.onOpen}
        saveButton={saveButton}
        bounds={state.bounds}
        onMove={setMoved}
        isMoved={movedTo !== null}
      />
      {movedTo === null ? null : (
        <div className="absolute inset-x-0 top-3 z-2 flex justify-center">
          <Button size="sm" className="shadow-lift" onClick={() => search(movedTo)}>
            Search this area
          </Button>
        </div>
      )}
    </div>
  )
}
