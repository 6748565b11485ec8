import type { EventPlace } from '#shared/contract/event-places.ts'

interface MapLocation {
  /** The lines of the address, as far as they are known. */
  lines: readonly string[]
  place?: EventPlace
}

/** The same place in other maps. Plain links: nothing is asked of anybody until one is pressed. */
export function mapLinks({ lines, place }: MapLocation): { name: string; href: string }[] {
  const words = lines.join(', ')
  const spot = place?.isExact ? `${place.latitude},${place.longitude}` : null
  return [
    { name: 'OpenStreetMap', href: openStreetMap(words, place) },
    { name: 'Google Maps', href: address('https://www.google.com/maps/search/', { api: '1', query: words }) },
    {
      name: 'Apple Maps',
      href: address('https://maps.apple.com/', { q: words, ...(spot && { sll: spot }) }),
    },
  ]
}

/** A spot that is surely the right one is marked; otherwise the words are looked for. */
function openStreetMap(words: string, place: EventPlace | undefined) {
  if (!place?.isExact) return address('https://www.openstreetmap.org/search', { query: words })
  const { latitude, longitude } = place
  const marked = address('https://www.openstreetmap.org/', {
    mlat: String(latitude),
    mlon: String(longitude),
  })
  return `${marked}#map=16/${latitude}/${longitude}`
}

function address(base: string, query: Record<string, string>) {
  return `${base}?${new URLSearchParams(query)}`
}
