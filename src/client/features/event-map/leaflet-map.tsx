import type { Map as LeafletInstance, Marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createMap, markChosen, pinMarkers, showAll, tileLayer } from './leaflet-parts.ts'
import type { MapSpot } from './pin-clusters.ts'
import './map.css'

export interface LeafletMapProps {
  label: string
  spots: readonly MapSpot[]
  chosen: readonly string[]
  /** Omitted for a static map, which does not capture scrolling or dragging. */
  onChoose?: (keys: readonly string[]) => void
  /** The maximum zoom of the initial view: streets for an address, a town for a ZIP code. */
  maxZoom: number
  /** Reports whether the background tiles loaded. */
  onTilesChange: (areLoaded: boolean) => void
}

/** Loads Leaflet and its styles, so it is lazy. */
export function LeafletMap({ label, spots, chosen, onChoose, maxZoom, onTilesChange }: LeafletMapProps) {
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
    if (map) showAll(map, spots, maxZoom)
  }, [map, spots, maxZoom])

  // biome-ignore lint/correctness/useExhaustiveDependencies: clusters depend on the zoom.
  useEffect(() => {
    if (!map) return
    const made = pinMarkers(map, spots, isEmbedded ? undefined : (keys) => choose(keys))
    for (const { marker } of made) marker.addTo(map)
    setPins(made)
    return () => {
      for (const { marker } of made) marker.remove()
    }
  }, [map, spots, isEmbedded, zoom])

  // Updates the class instead of the marker, because a new marker would lose focus.
  useEffect(() => {
    for (const { keys, marker } of pins)
      markChosen(marker, chosen.length > 0 && keys.includes(chosen[0] ?? ''))
  }, [pins, chosen])

  return <section ref={frame} aria-label={label} className="absolute inset-0" />
}
