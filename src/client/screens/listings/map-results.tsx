import { useMemo, useState } from 'react'
import { useListingPins } from '#client/api/listing-pins.ts'
import { MapFrame } from '#client/features/event-map/map-frame.tsx'
import { pinGroups } from '#client/features/event-map/pin-groups.ts'
import { SpotCard } from '#client/features/event-map/spot-card.tsx'
import { useMainArea } from '#client/features/event-map/use-main-area.tsx'
import type { OpenHandlers } from '#client/features/listings/results/open-listing.tsx'
import { pinsRequest } from '#client/features/listings/url-state/list-request.ts'
import { type ListState, withNear } from '#client/features/listings/url-state/list-state.ts'
import type { Change } from '#client/features/listings/url-state/use-list-state.ts'
import { SaveIconButton } from '#client/features/reactions/save-icon-button.tsx'
import { countOf } from '#client/lib/count-of.ts'
import { Button } from '#client/ui/button.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ListingPins } from '#shared/contract/listing-pins.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'

export interface MapResultsProps {
  kind: ListingKind
  state: ListState
  change: Change
  openHandlers: OpenHandlers
}

const size = 'h-[min(70dvh,40rem)] rounded-lg border border-line'

/** The results of the list as pins; moving the map offers to search where it now is. */
export function MapResults({ kind, state, change, openHandlers }: MapResultsProps) {
  const { plural } = kindOf(kind).names
  const { data, isError, refetch } = useListingPins(kind, pinsRequest(kind, state))
  const groups = useMemo(() => pinGroups(data?.pins ?? []), [data])
  const spots = useMemo(
    () => groups.map((group) => ({ ...group, label: labelOf(group.pins), count: group.pins.length })),
    [groups],
  )
  const { area, areaButton } = useMainArea(spots, plural.toLowerCase())
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [moved, setMoved] = useState<string | null>(null)
  const { bounds } = state.near
  const searchHere = () => {
    if (moved !== null) change((current) => withNear(current, { bounds: moved }))
    setMoved(null)
    setChosen([])
  }

  if (isError) {
    return (
      <ErrorState
        title="Error loading data"
        message={`Failed to fetch ${plural.toLowerCase()}`}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton className={size} />
  const here = groups.filter(({ key }) => chosen.includes(key)).flatMap((group) => group.pins)
  return (
    <div className="relative isolate">
      <MapFrame
        label={`${plural} on a map`}
        noun={plural.toLowerCase()}
        spots={spots}
        area={area}
        bounds={bounds}
        chosen={chosen}
        onChoose={(keys) => setChosen((current) => (current[0] === keys[0] ? [] : keys))}
        onMove={setMoved}
        maxZoom={14}
        className={size}
      />
      {moved !== null && moved !== bounds ? (
        <div className="absolute inset-x-0 top-3 z-2 flex justify-center">
          <Button size="sm" className="shadow-lift" onClick={searchHere}>
            Search this area
          </Button>
        </div>
      ) : null}
      {!bounds && moved === null ? areaButton : null}
      <div aria-live="polite" className="absolute inset-x-3 bottom-9 z-2 sm:right-auto sm:w-88">
        {here.length > 0 ? (
          <SpotCard
            kind={kind}
            noun="listing"
            pins={here}
            detailOf={({ organization, city }) => [organization, city]}
            saveButton={({ id, title }) => <SaveIconButton {...{ kind, id, title }} />}
            {...openHandlers}
            onClose={() => setChosen([])}
          />
        ) : null}
      </div>
    </div>
  )
}

function labelOf([first, ...others]: ListingPins['pins']) {
  if (!first) return ''
  return others.length === 0
    ? first.title
    : `${countOf(others.length + 1, 'listing')} in ${first.city ?? 'one place'}`
}
