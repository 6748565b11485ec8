import { divIcon, LatLngBounds, type LatLngTuple, Map as LeafletInstance, Marker, TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { siteConfig } from '#client/api/site-config.ts'
import { type MapSpot, pinClusters } from './pin-clusters.ts'

export function createMap(frame: HTMLElement, isEmbedded: boolean) {
  const map = new LeafletInstance(frame, {
    // An embedded map must not capture page scrolling.
    scrollWheelZoom: !isEmbedded,
    dragging: !isEmbedded || !window.matchMedia('(pointer: coarse)').matches,
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    fadeAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  map.attributionControl.setPrefix(false)
  return map
}

/** Closer than this, a street map loses its context. */
const maxDetailZoom = 17

/** The background. A tile error counts as failure until the first tile loads. */
export function tileLayer(onTilesChange: (areLoaded: boolean) => void) {
  const { tileUrl, tileAttribution } = siteConfig()
  const layer = new TileLayer(tileUrl, { maxZoom: 19, attribution: attributionHtml(tileAttribution) })
  let hasAny = false
  layer.on('tileload', () => {
    hasAny = true
    onTilesChange(true)
  })
  layer.on('tileerror', () => {
    if (!hasAny) onTilesChange(false)
  })
  return layer
}

/** Fits all spots, or shows the home region when there are none. */
export function showAll(map: LeafletInstance, spots: readonly MapSpot[], maxZoom: number, top = 36) {
  if (spots.length === 0) map.setView([37.72, -121.93], 10)
  else {
    const bounds = new LatLngBounds(spots.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, {
      paddingTopLeft: [36, top],
      paddingBottomRight: [36, 36],
      maxZoom,
      animate: false,
    })
  }
}

/** Top padding that keeps result pins below the buttons on the map. */
export const belowButtons = 92

/** Pans the map just enough to show a pin clear of its popup. Returns whether it was out of view. */
export function showSpot(map: LeafletInstance, { latitude, longitude }: MapSpot) {
  const at: LatLngTuple = [latitude, longitude]
  const wasOutside = !map.getBounds().contains(at)
  if (wasOutside) map.panTo(at, { animate: false })
  const isOverPopup = map.latLngToContainerPoint(at).x < popup.width
  const bottom = isOverPopup ? Math.min(popup.height, map.getSize().y / 2) : 12
  map.panInside(at, { paddingTopLeft: [24, 48], paddingBottomRight: [24, bottom], animate: false })
  return wasOutside
}

/** The popup is at the bottom left of the map. */
const popup = { width: 380, height: 250 }

/** Fits an area unless the map already shows it, as after 'Search this area'. */
export function showArea(map: LeafletInstance, bounds: string) {
  const [south = 0, west = 0, north = 0, east = 0] = bounds.split(',').map(Number)
  // A map without a view yet has no bounds to compare.
  if (map.getZoom() === undefined || boundsOf(map) !== bounds) {
    map.fitBounds(new LatLngBounds([south, west], [north, east]), { animate: false })
  }
}

/** The visible area as south,west,north,east, clamped to one world. */
export function boundsOf(map: LeafletInstance) {
  const bounds = map.getBounds()
  const within = (degrees: number, limit: number) => Math.max(-limit, Math.min(limit, degrees)).toFixed(4)
  return [
    within(bounds.getSouth(), 90),
    within(bounds.getWest(), 180),
    within(bounds.getNorth(), 90),
    within(bounds.getEast(), 180),
  ].join(',')
}

/** Markers at the current zoom. Without `onChoose` they are images, not buttons. */
export function pinMarkers(
  map: LeafletInstance,
  spots: readonly MapSpot[],
  /** `isZoomed`: the map zoomed in on a cluster, whose spots are now separate. */
  onChoose: ((keys: readonly string[], isZoomed: boolean) => void) | undefined,
  noun = 'events',
) {
  const clusters = pinClusters(spots, ({ latitude, longitude }) => map.project([latitude, longitude]))
  const isButton = onChoose !== undefined
  return clusters.map(({ spot, keys, count }) => {
    const options = { icon: pinIcon(count), interactive: isButton, keyboard: isButton }
    const marker = new Marker([spot.latitude, spot.longitude], options)
    marker.on('add', () => {
      const label = keys.length === 1 ? spot.label : `${count} ${noun} close together`
      marker.getElement()?.setAttribute('aria-label', label)
      if (!isButton) marker.getElement()?.setAttribute('role', 'img')
    })
    if (isButton) {
      const press = () => {
        const isZoomed = zoomToCluster(map, spots, keys)
        // Immediate feedback; the popup renders in a transition.
        if (!isZoomed) marker.getElement()?.classList.toggle('event-pin-chosen')
        onChoose(keys, isZoomed)
      }
      marker.on('click', press)
      // Leaflet gives markers role=button without keyboard support.
      marker.on('keydown', ({ originalEvent }) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
        originalEvent.preventDefault()
        press()
      })
    }
    return { keys, marker }
  })
}

/** Zooms in on spots that share a pin; false when they cannot be separated further. */
function zoomToCluster(map: LeafletInstance, spots: readonly MapSpot[], keys: readonly string[]) {
  if (keys.length === 1) return false
  const before = map.getZoom()
  const shared = spots.filter(({ key }) => keys.includes(key))
  showAll(map, shared, maxDetailZoom, belowButtons)
  if (map.getZoom() <= before) return false
  // Zooming removes the pin, so focus moves to the map.
  map.getContainer().focus({ preventScroll: true })
  return true
}

/** Only visible pins are Tab stops: focusing another one would move the map. */
export function markTabStops(map: LeafletInstance, markers: readonly Marker[]) {
  const bounds = map.getBounds()
  for (const marker of markers) {
    const element = marker.getElement()
    if (element) element.tabIndex = bounds.contains(marker.getLatLng()) ? 0 : -1
  }
}

interface PinLook {
  isChosen: boolean
  isHighlighted: boolean
}

export function markPin(marker: Marker, { isChosen, isHighlighted }: PinLook) {
  const element = marker.getElement()
  element?.classList.toggle('event-pin-chosen', isChosen)
  element?.classList.toggle('event-pin-highlighted', isHighlighted)
  if (element?.getAttribute('role') === 'button') element.setAttribute('aria-pressed', String(isChosen))
  marker.setZIndexOffset(isChosen || isHighlighted ? 1000 : 0)
}

const width = 30
const height = 38

/** An inline SVG in place of Leaflet's images. It contains no user input. */
function pinIcon(count: number) {
  const middle =
    count > 1
      ? `<text x="15" y="19.5" text-anchor="middle">${count > 99 ? '99+' : count}</text>`
      : '<circle cx="15" cy="15" r="5"/>'
  return divIcon({
    className: 'event-pin',
    iconSize: [width, height],
    iconAnchor: [width / 2, height - 1],
    html: `<svg viewBox="0 0 30 38" width="${width}" height="${height}" aria-hidden="true"><path d="M15 1C7.3 1 1 7.2 1 14.9 1 25 15 37 15 37s14-12 14-22.1C29 7.2 22.7 1 15 1Z"/>${middle}</svg>`,
  })
}

/** Leaflet expects HTML, so the text is escaped. OpenStreetMap requires a link to its terms. */
function attributionHtml(text: string) {
  const escaped = text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
  return escaped.includes('OpenStreetMap')
    ? `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">${escaped}</a>`
    : escaped
}
