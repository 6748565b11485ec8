import type { Map as LeafletInstance, Marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createMap, markChosen, pinMarkers, showAll, tileLayer } from './leaflet-parts.ts'
import type { MapSpot } from './pin-clusters.ts'
import './map.css'

export interface LeafletMapProps {
  label: string
  spots: readonly MapSpot[]
  chosen: readonly string[]
  /** Absent for a map that only shows; then it takes no wheel and no finger, so that the page around it scrolls. */
  onChoose?: (keys: readonly string[]) => void
  /** The closest look that the first view takes: streets for an address, a town for a ZIP code. */
  closest: number
  /** Told when the background has come, or has failed to come. */
  onTilesChange: (areLoaded: boolean) => void
}

/** The map itself. This file brings Leaflet and its styles, and is fetched when somebody wants a map. */
export function LeafletMap({ label, spots, chosen, onChoose, closest, onTilesChange }: LeafletMapProps) {
  const frame = useRef<HTMLElement>(null)
  const [map, setMap] = useState<LeafletInstance | null>(null)
  const [pins, setPins] = useState<readonly { keys: string[]; marker: Marker }[]>([])
  const [zoom, setZoom] = useState<number>()
  const isEmbedded = onChoose === undefined
  const reportTiles = useEffectEvent(onTilesChange)
  const choose = useEffectEvent((keys: readonly string[]) => onChoose?.(keys))

  useEffect(() => {
    if (!frame.current) return
    const made = createMap(frame.current, isEmbedded)
    made.on('zoomend', () => setZoom(made.getZoom()))
    tileLayer((areLoaded) => reportTiles(areLoaded)).addTo(made)
    const observer = new ResizeObserver(() => made.invalidateSize())
    observer.observe(frame.current)
    setMap(made)
    return () => {
      observer.disconnect()
      made.remove()
      setMap(null)
    }
  }, [isEmbedded])

  useEffect(() => {
    if (map) showAll(map, spots, closest)
  }, [map, spots, closest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: pins come together and apart with the zoom.
  useEffect(() => {
    if (!map) return
    const made = pinMarkers(map, spots, isEmbedded ? undefined : (keys) => choose(keys))
    for (const { marker } of made) marker.addTo(map)
    setPins(made)
    return () => {
      for (const { marker } of made) marker.remove()
    }
  }, [map, spots, isEmbedded, zoom])

  // Only the look changes: a new pin would not have the focus that the pressed one has.
  useEffect(() => {
    for (const { keys, marker } of pins)
      markChosen(marker, chosen.length > 0 && keys.includes(chosen[0] ?? ''))
  }, [pins, chosen])

  return <section ref={frame} aria-label={label} className="absolute inset-0" />
}
