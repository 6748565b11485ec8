import {
  type ReactNode,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { countOf } from '#client/lib/count-of.ts'
import { Button } from '#client/ui/button.tsx'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { MapFrame } from './map-frame.tsx'
import type { MapPin } from './map-pin.ts'
import { listSize, mapHeight } from './map-skeleton.tsx'
import { type PinGroup, pinGroups } from './pin-groups.ts'
import { PinList } from './pin-list.tsx'
import { SpotCard } from './spot-card.tsx'
import { useMainArea } from './use-main-area.tsx'

interface ResultsMapProps {
  kind: Kind
  pins: readonly MapPin[]
  hrefOf: (id: number) => string
  onOpen: (id: number) => void
  onIntent: () => void
  saveButton: (pin: { id: number; title: string }) => ReactNode
  /** The area of the results; empty fits the area with most pins. */
  bounds: string
  /** Called with the visible area, to show the results in it. */
  onSearchArea: (bounds: string) => void
}

/** Results as pins beside their list. Pin, popup and list share one selection. */
export function ResultsMap({ kind, pins, bounds, onSearchArea, onOpen, ...handlers }: ResultsMapProps) {
  const { names } = kindOf(kind)
  const noun = names.label.toLowerCase()
  const groups = useMemo(() => pinGroups(pins), [pins])
  const spots = useMemo(
    () => groups.map((group) => ({ ...group, label: labelOf(group, noun), count: group.pins.length })),
    [groups, noun],
  )
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  /** First spot of the cluster that the map zoomed in on; the list scrolls to it. */
  const [zoomed, setZoomed] = useState<string | null>(null)
  const plural = names.plural.toLowerCase()
  const [moved, setMoved] = useState<string | null>(null)
  const { area, areaButton, reveal } = useMainArea(spots, plural, () => {
    setChosen([])
    setMoved(null)
  })
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const movedTo = moved === bounds ? null : moved
  const chosenPins = useMemo(
    () => groups.filter(({ key }) => chosen.includes(key)).flatMap((group) => group.pins),
    [groups, chosen],
  )
  // Renders after the popup, because the list may have hundreds of rows.
  const deferredPins = useDeferredValue(chosenPins)

  const keyOf = useCallback(
    (pin: MapPin) => groups.find((group) => group.pins.includes(pin))?.key ?? null,
    [groups],
  )
  const highlight = useCallback((pin: MapPin | null) => setHighlighted(pin && keyOf(pin)), [keyOf])
  const openFromList = useCallback(
    (pin: MapPin) => {
      onOpen(pin.id)
      const key = keyOf(pin)
      startTransition(() => {
        setChosen(key === null ? [] : [key])
        // The map now shows all spots, not the area that it was moved to.
        if (key !== null && reveal(key)) setMoved(null)
      })
    },
    [keyOf, onOpen, reveal],
  )
  const choose = (keys: readonly string[], isZoomed: boolean) =>
    startTransition(() => {
      setZoomed(isZoomed ? (keys[0] ?? null) : null)
      setChosen((current) => (isZoomed || current[0] === keys[0] ? [] : keys))
    })
  const close = useCallback(() => {
    root.current?.querySelector<HTMLElement>('.event-pin-chosen')?.focus({ preventScroll: true })
    setChosen([])
  }, [])
  const isOpen = chosenPins.length > 0
  useEffect(() => {
    const frame = root.current
    if (!isOpen || !frame) return
    // After a key press on the pin, focus moves into the popup.
    if (document.activeElement?.matches('.event-pin:focus-visible'))
      frame.querySelector<HTMLElement>('[data-popup] a')?.focus({ preventScroll: true })
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    frame.addEventListener('keydown', closeOnEscape)
    return () => frame.removeEventListener('keydown', closeOnEscape)
  }, [isOpen, close])
  const searchArea = (to: string) => {
    onSearchArea(to)
    setMoved(null)
    setChosen([])
  }
  return (
    <div ref={root} className="flex flex-col gap-3 xl:flex-row">
      <div className="relative isolate min-w-0 flex-1">
        <MapFrame
          label={`${names.plural} on a map`}
          noun={plural}
          spots={spots}
          area={area}
          chosen={chosen}
          highlighted={highlighted}
          onChoose={choose}
          maxZoom={14}
          bounds={bounds}
          onMove={setMoved}
          className={`${mapHeight} rounded-lg border border-line`}
        />
        <div className="pointer-events-none absolute top-3 right-3 left-14 z-2 flex flex-wrap justify-end gap-2">
          {movedTo === null ? null : (
            <Button
              size="sm"
              className="pointer-events-auto mx-auto shadow-lift"
              onClick={() => searchArea(movedTo)}
            >
              Search this area
            </Button>
          )}
          {bounds ? null : areaButton}
        </div>
        {bounds && pins.length === 0 ? (
          <div className="absolute inset-x-3 bottom-9 z-2 flex flex-col items-center gap-3 rounded-lg bg-surface p-4 text-center shadow-float">
            <p>No {plural} in this area</p>
            <Button variant="secondary" size="sm" onClick={() => searchArea('')}>
              Search everywhere
            </Button>
          </div>
        ) : null}
        <div data-popup aria-live="polite" className="absolute inset-x-3 bottom-9 z-2 sm:right-auto sm:w-88">
          {isOpen ? (
            <SpotCard {...{ kind, noun, onOpen, ...handlers }} pins={chosenPins} onClose={close} />
          ) : null}
        </div>
      </div>
      <PinList
        {...handlers}
        label={`${names.plural} on the map`}
        pins={pins}
        chosen={deferredPins}
        first={zoomed === null ? undefined : groups.find(({ key }) => key === zoomed)?.pins[0]}
        onHighlight={highlight}
        onOpen={openFromList}
        className={listSize}
      />
    </div>
  )
}

function labelOf({ pins: [first, ...others] }: PinGroup<MapPin>, noun: string) {
  if (!first) return ''
  return others.length === 0
    ? first.label
    : `${countOf(others.length + 1, noun)} in ${first.city ?? 'one place'}`
}
