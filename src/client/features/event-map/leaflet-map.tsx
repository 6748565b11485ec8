import type { Map as LeafletInstance, Marker } from 'leaflet'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  belowButtons,
  boundsOf,
  createMap,
  markPin,
  markTabStops,
  pinMarkers,
  showAll,
  showArea,
  showSpot,
  tileLayer,
} from './leaflet-parts.ts'
import type { MapSpot } from './pin-clusters.ts'
import './map.css'

export interface LeafletMapProps {
  label: string
  spots: readonly MapSpot[]
  /** The spots to fit initially; defaults to all. */
  area?: readonly MapSpot[]
  chosen: readonly string[]
  /** A spot to highlight, for example while its list row is hovered. */
  highlighted?: string | null
  /** Omitted for a static map, which does not capture scrolling or dragging. */
  onChoose?: (keys: readonly string[], isZoomed: boolean) => void
  /** The maximum zoom of the initial view: streets for an address, a town for a ZIP code. */
  maxZoom: number
  /** Plural noun for results that share a pin. */
  noun?: string
  /** The area to show, as south,west,north,east; empty fits all spots. */
  bounds?: string
  /** Called with the visible area after the person moved or zoomed the map. */
  onMove?: (bounds: string) => void
  /** Reports whether the background tiles loaded. */
  onTilesChange: (areLoaded: boolean) => void
}

/** Lazy, because it loads Leaflet and its styles. */
export function LeafletMap(props: LeafletMapProps) {
  const { label, spots, area = spots, chosen, highlighted = null, onChoose, maxZoom, onTilesChange } = props
  const { noun, bounds = '', onMove } = props
  const frame = useRef<HTMLElement>(null)
  const [map, setMap] = useState<LeafletInstance | null>(null)
  const [pins, setPins] = useState<readonly { keys: string[]; marker: Marker }[]>([])
  const [zoom, setZoom] = useState<number>()
  const isEmbedded = onChoose === undefined
  const reportTiles = useEffectEvent(onTilesChange)
  const reportMove = useEffectEvent((moved: LeafletInstance) => {
    if (!isFitting.current) onMove?.(boundsOf(moved))
  })
  const isFitting = useRef(false)
  const choose = useEffectEvent((keys: readonly string[], isZoomed: boolean) => onChoose?.(keys, isZoomed))

  useEffect(() => {
    if (!frame.current) return
    const instance = createMap(frame.current, isEmbedded)
    instance.on('zoomend', () => setZoom(instance.getZoom()))
    instance.on('dragend zoomend', () => reportMove(instance))
    tileLayer((areLoaded) => reportTiles(areLoaded)).addTo(instance)
    const observer = new ResizeObserver(() => instance.invalidateSize())
    observer.observe(frame.current)
    setMap(instance)
    return () => {
      observer.disconnect()
      instance.remove()
      setMap(null)
    }
  }, [isEmbedded])

  useEffect(() => {
    if (!map) return
    // Fitting is synchronous, because it is not animated.
    isFitting.current = true
    if (bounds === '') showAll(map, area, maxZoom, isEmbedded ? undefined : belowButtons)
    else showArea(map, bounds)
    isFitting.current = false
  }, [map, area, maxZoom, bounds, isEmbedded])

  // biome-ignore lint/correctness/useExhaustiveDependencies: clusters depend on the zoom.
  useEffect(() => {
    if (!map) return
    const newPins = pinMarkers(map, spots, isEmbedded ? undefined : (...pressed) => choose(...pressed), noun)
    for (const { marker } of newPins) marker.addTo(map)
    setPins(newPins)
    return () => {
      for (const { marker } of newPins) marker.remove()
    }
  }, [map, spots, isEmbedded, zoom, noun])

  useEffect(() => {
    if (!map || isEmbedded) return
    const markers = pins.map(({ marker }) => marker)
    const update = () => markTabStops(map, markers)
    update()
    map.on('moveend', update)
    return () => void map.off('moveend', update)
  }, [map, pins, isEmbedded])

  // Updates the class instead of the marker, because a new marker would lose focus.
  useEffect(() => {
    for (const { keys, marker } of pins)
      markPin(marker, {
        isChosen: chosen.length > 0 && keys.includes(chosen[0] ?? ''),
        isHighlighted: highlighted !== null && keys.includes(highlighted),
      })
  }, [pins, chosen, highlighted])

  // A spot chosen in the list may be outside the visible area.
  const showChosen = useEffectEvent((key: string) => {
    const spot = spots.find((one) => one.key === key)
    if (!map || !spot) return
    if (showSpot(map, spot)) reportMove(map)
  })
  useEffect(() => {
    if (chosen[0] !== undefined) showChosen(chosen[0])
  }, [chosen])

  return <section ref={frame} aria-label={label} className="absolute inset-0" />
}
