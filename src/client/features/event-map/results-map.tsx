import { type ReactNode, useMemo, useState } from 'react'
import { shortDay } from '#client/lib/calendar-day-format.ts'
import { countOf } from '#client/lib/count-of.ts'
import type { EventPin } from '#shared/contract/event-places.ts'
import { eventHours } from '#shared/rules/event-time.ts'
import { MapFrame } from './map-frame.tsx'
import { type PinGroup, pinGroups } from './pin-groups.ts'
import { PinList } from './pin-list.tsx'
import { SpotCard } from './spot-card.tsx'
import { useMainArea } from './use-main-area.tsx'

interface ResultsMapProps {
  pins: readonly EventPin[]
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  saveButton?: (pin: EventPin) => ReactNode
  /** The area to show; empty opens on the area where most pins are. */
  bounds?: string
  onMove?: (bounds: string) => void
  /** The map shows another area than its results. */
  isMoved?: boolean
}

/** Results as pins beside their list. Pin, popup and list show the same choice. */
export function ResultsMap({
  pins,
  hrefOf,
  onOpen,
  saveButton,
  bounds,
  onMove,
  isMoved = false,
}: ResultsMapProps) {
  const groups = useMemo(() => pinGroups(pins), [pins])
  const spots = useMemo(
    () => groups.map((group) => ({ ...group, label: labelOf(group), count: group.pins.length })),
    [groups],
  )
  const { area, areaButton } = useMainArea(spots, 'events')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const here = groups.filter(({ key }) => chosen.includes(key)).flatMap((group) => group.pins)
  const keyOf = (pin: EventPin) => groups.find((group) => group.pins.includes(pin))?.key ?? null
  return (
    <div className="flex flex-col gap-3 xl:flex-row">
      <div className="relative isolate min-w-0 flex-1">
        <MapFrame
          label="Events on a map"
          spots={spots}
          area={area}
          chosen={chosen}
          highlighted={highlighted}
          onChoose={(keys) => setChosen((current) => (current[0] === keys[0] ? [] : keys))}
          maxZoom={14}
          bounds={bounds}
          onMove={onMove}
          className="h-[min(60dvh,40rem)] rounded-lg border border-line xl:h-[min(70dvh,40rem)]"
        />
        {bounds || isMoved ? null : areaButton}
        <div aria-live="polite" className="absolute inset-x-3 bottom-9 z-2 sm:right-auto sm:w-88">
          {here.length > 0 ? (
            <SpotCard
              kind="event"
              noun="event"
              pins={here}
              detailOf={(pin) => [shortDay(pin.eventDate), eventHours(pin), pin.venue, pin.cost]}
              {...{ hrefOf, onOpen, saveButton }}
              onClose={() => setChosen([])}
            />
          ) : null}
        </div>
      </div>
      <PinList
        pins={pins}
        chosen={here}
        hrefOf={hrefOf}
        onHighlight={(pin) => setHighlighted(pin && keyOf(pin))}
        onOpen={(pin) => {
          const key = keyOf(pin)
          setChosen(key === null ? [] : [key])
          onOpen(pin.id)
        }}
        className="max-h-80 xl:max-h-[min(70dvh,40rem)] xl:w-72"
      />
    </div>
  )
}

function labelOf({ pins: [first, ...others] }: PinGroup<EventPin>) {
  if (!first) return ''
  return others.length === 0
    ? `${first.title}, ${shortDay(first.eventDate)}`
    : `${countOf(others.length + 1, 'event')} in ${first.city ?? 'one place'}`
}
