import { divIcon, LatLngBounds, Map as LeafletInstance, Marker, TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { siteConfig } from '#client/api/site-config.ts'
import { type MapSpot, pinClusters } from './pin-clusters.ts'

export function createMap(frame: HTMLElement, isEmbedded: boolean) {
  const map = new LeafletInstance(frame, {
    // A map inside a page that scrolls must not catch the wheel or the finger on its way past.
    scrollWheelZoom: !isEmbedded,
    dragging: !isEmbedded || !window.matchMedia('(pointer: coarse)').matches,
    zoomAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    fadeAnimation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
  map.attributionControl.setPrefix(false)
  return map
}

/** Beyond this the streets fill the map and one no longer sees where they are. */
const maxDetailZoom = 17

/** The background. Until the first picture of it has come, each that fails means that there is none. */
export function tileLayer(onTilesChange: (areLoaded: boolean) => void) {
  const { tileUrl, tileAttribution } = siteConfig()
  const layer = new TileLayer(tileUrl, { maxZoom: 19, attribution: creditFor(tileAttribution) })
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

/** Brings all spots into view; without any, the region that this directory is about. */
export function showAll(map: LeafletInstance, spots: readonly MapSpot[], closest: number) {
  if (spots.length === 0) map.setView([37.72, -121.93], 10)
  else {
    const bounds = new LatLngBounds(spots.map(({ latitude, longitude }) => [latitude, longitude]))
    map.fitBounds(bounds, { padding: [36, 36], maxZoom: closest, animate: false })
  }
}

/** The pins of the spots at the present zoom. Without anybody to tell, they are pictures and not buttons. */
export function pinMarkers(
  map: LeafletInstance,
  spots: readonly MapSpot[],
  onChoose: ((keys: readonly string[]) => void) | undefined,
) {
  const clusters = pinClusters(spots, ({ latitude, longitude }) => map.project([latitude, longitude]))
  const isButton = onChoose !== undefined
  return clusters.map(({ spot, keys, count }) => {
    const options = { icon: pinIcon(count), interactive: isButton, keyboard: isButton }
    const marker = new Marker([spot.latitude, spot.longitude], options)
    marker.on('add', () => {
      const label = keys.length === 1 ? spot.label : `${count} events close together`
      marker.getElement()?.setAttribute('aria-label', label)
      if (!isButton) marker.getElement()?.setAttribute('role', 'img')
    })
    if (isButton) {
      const press = () => {
        if (!zoomToCluster(map, spots, keys)) onChoose(keys)
      }
      marker.on('click', press)
      // Leaflet makes it a button for readers and leaves the keys of one to us.
      marker.on('keydown', ({ originalEvent }) => {
        if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
        originalEvent.preventDefault()
        press()
      })
    }
    return { keys, marker }
  })
}

/** Looks closer at several spots that share a pin; false when they are as far apart as they will get. */
function zoomToCluster(map: LeafletInstance, spots: readonly MapSpot[], keys: readonly string[]) {
  if (keys.length === 1) return false
  const before = map.getZoom()
  const shared = spots.filter(({ key }) => keys.includes(key))
  showAll(map, shared, maxDetailZoom)
  if (map.getZoom() <= before) return false
  // The pin goes when its spots come apart; whoever pressed it goes on with the map.
  map.getContainer().focus({ preventScroll: true })
  return true
}

export function markChosen(marker: Marker, isChosen: boolean) {
  const element = marker.getElement()
  element?.classList.toggle('event-pin-chosen', isChosen)
  if (element?.getAttribute('role') === 'button') element.setAttribute('aria-pressed', String(isChosen))
  marker.setZIndexOffset(isChosen ? 1000 : 0)
}

const width = 30
const height = 38

/** Our own drawing in place of Leaflet's pictures. Its markup holds nothing that a person wrote. */
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

/** Leaflet takes the credit for HTML, and ours is text; OpenStreetMap asks for a link to its terms. */
function creditFor(text: string) {
  const words = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return words.includes('OpenStreetMap')
    ? `<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">${words}</a>`
    : words
}
