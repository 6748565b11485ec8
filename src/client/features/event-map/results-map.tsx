import { useMemo, useState } from 'react'
import { shortDay } from '#client/lib/calendar-day-format.ts'
import { countOf } from '#client/lib/count-of.ts'
import type { EventPin } from '#shared/contract/event-places.ts'
import { MapFrame } from './map-frame.tsx'
import { type PinGroup, pinGroups } from './pin-groups.ts'
import { SpotCard } from './spot-card.tsx'

interface ResultsMapProps {
  pins: readonly EventPin[]
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
}

/** Results as pins; selecting one lists its events. */
export function ResultsMap({ pins, hrefOf, onOpen }: ResultsMapProps) {
  const groups = useMemo(() => pinGroups(pins), [pins])
  const spots = useMemo(
    () => groups.map((group) => ({ ...group, label: labelOf(group), count: group.pins.length })),
    [groups],
  )
  const [chosen, setChosen] = useState<readonly string[]>([])
  const here = groups.filter(({ key }) => chosen.includes(key)).flatMap((group) => group.pins)
  return (
    <div className="relative isolate">
      <MapFrame
        label="Events on a map"
        spots={spots}
        chosen={chosen}
        onChoose={(keys) => setChosen((current) => (current[0] === keys[0] ? [] : keys))}
        maxZoom={14}
        className="h-[min(70dvh,40rem)] rounded-lg border border-line"
      />
      <div aria-live="polite" className="absolute inset-x-3 bottom-9 z-2 sm:right-auto sm:w-88">
        {here.length > 0 ? (
          <SpotCard pins={here} hrefOf={hrefOf} onOpen={onOpen} onClose={() => setChosen([])} />
        ) : null}
      </div>
    </div>
  )
}

function labelOf({ pins: [first, ...others] }: PinGroup) {
  if (!first) return ''
  return others.length === 0
    ? `${first.title}, ${shortDay(first.eventDate)}`
    : `${countOf(others.length + 1, 'event')} in ${first.city ?? 'one place'}`
}
