import { MapPin } from 'lucide-react'
import { useMemo } from 'react'
import { useEventPlace } from '#client/api/events.ts'
import { Contours } from '#client/ui/art/contours.tsx'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { EventPlace } from '#shared/contract/event-places.ts'
import { useMapConsent } from './map-consent.ts'
import { MapFrame, preloadMap } from './map-frame.tsx'

interface PlaceMapProps {
  eventId: number
  label: string
}

const none: readonly string[] = []
const size = 'h-56 rounded-md'

/** A click-to-load map of an event's location. */
export function PlaceMap({ eventId, label }: PlaceMapProps) {
  const [isAllowed, allowMaps] = useMapConsent()
  if (isAllowed) return <OpenMap eventId={eventId} label={label} />
  return (
    <div
      className={`relative flex flex-col items-center justify-center gap-3 overflow-hidden bg-sunken ${size}`}
    >
      <Contours className="text-line-strong opacity-40" />
      <MapPin aria-hidden="true" className="relative size-7 text-accent" />
      <Button
        variant="secondary"
        size="sm"
        className="relative"
        onClick={allowMaps}
        onPointerEnter={preloadMap}
        onFocus={preloadMap}
      >
        Show map
      </Button>
    </div>
  )
}

function OpenMap({ eventId, label }: PlaceMapProps) {
  const { data: place, isPending } = useEventPlace(eventId)
  if (isPending) return <Skeleton className={size} />
  if (!place) return <NoPlace />
  return (
    <>
      <Spot place={place} label={label} />
      {place.isExact ? null : (
        <p className="mt-1.5 text-xs text-ink-soft">
          The pin marks the center of the ZIP code, not the exact address.
        </p>
      )}
    </>
  )
}

function Spot({ place, label }: { place: NonNullable<EventPlace>; label: string }) {
  const { latitude, longitude, isExact } = place
  // Stable identity: the map refits when its spots change, which must not happen while the user pans.
  const spots = useMemo(
    () => [{ key: 'here', latitude, longitude, label, count: 1 }],
    [latitude, longitude, label],
  )
  return (
    <MapFrame
      label={`Map of ${label}`}
      spots={spots}
      chosen={none}
      maxZoom={isExact ? 15 : 12}
      className={size}
    />
  )
}

/** Shown without coordinates or a known ZIP code. */
function NoPlace() {
  return (
    <p className="rounded-md bg-sunken px-4 py-3 text-sm text-ink-soft">
      We could not place this on the map. Try one of the links below.
    </p>
  )
}
