import { useCallback, useMemo } from 'react'
import { useListingPins } from '#client/api/listing-pins.ts'
import { MapSkeleton } from '#client/features/event-map/map-skeleton.tsx'
import { ResultsMap } from '#client/features/event-map/results-map.tsx'
import { NoResults } from '#client/features/listings/results/no-results.tsx'
import { pinsRequest } from '#client/features/listings/url-state/list-request.ts'
import {
  activeFilterCount,
  type ListState,
  withNear,
} from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { distanceLabel } from '#client/lib/distance-label.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import type { OpenHandlers } from '#client/ui/open-item.tsx'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'

interface MapResultsProps {
  kind: ListingKind
  state: ListState
  change: Change
  openHandlers: OpenHandlers
}

/** The results as pins; moving the map offers a search of the visible area. */
export function MapResults({ kind, state, change, openHandlers }: MapResultsProps) {
  const { data, isError, refetch } = useListingPins(kind, pinsRequest(kind, state))
  const pins = useMemo(
    () =>
      data?.pins.map((pin) => ({
        ...pin,
        label: pin.title,
        details: [...pin.facts, pin.organization, distanceLabel(pin)],
      })),
    [data],
  )
  const saveButton = useCallback(
    ({ id, title }: { id: number; title: string }) => <SaveIconButton {...{ kind, id, title }} />,
    [kind],
  )
  if (isError) {
    return (
      <ErrorState
        title="Error loading data"
        message={`Failed to fetch ${kindOf(kind).names.plural.toLowerCase()}`}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data || !pins) return <MapSkeleton />
  if (data.total === 0 && state.near.bounds === '')
    return <NoResults hasFilters={activeFilterCount(state) > 0} change={change} />
  return (
    <ResultsMap
      {...{ kind, pins, saveButton, ...openHandlers }}
      bounds={state.near.bounds}
      onSearchArea={(bounds) => change((current) => withNear(current, { bounds }))}
    />
  )
}
