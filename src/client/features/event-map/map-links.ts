import type { EventPlace } from '#shared/contract/event-places.ts'

interface MapLocation {
  /** Address lines, as far as known. */
  lines: readonly string[]
  place?: EventPlace
}

/** Links to the same place in other map services. Nothing loads from them until the user clicks. */
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

/** Marks exact coordinates; otherwise searches for the address. */
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
