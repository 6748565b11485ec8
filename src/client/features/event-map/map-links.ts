import type { EventPlace } from '#shared/contract/event-places.ts'

interface MapLocation {
  /** Known address lines. */
  lines: readonly string[]
  place?: EventPlace
}

/** Links to the same place in other map services. Nothing loads from them until the user clicks. */
export function mapLinks({ lines, place }: MapLocation): { name: string; href: string }[] {
  const query = lines.join(', ')
  const spot = place?.isExact ? `${place.latitude},${place.longitude}` : null
  return [
    { name: 'OpenStreetMap', href: openStreetMap(query, place) },
    { name: 'Google Maps', href: urlWith('https://www.google.com/maps/search/', { api: '1', query }) },
    {
      name: 'Apple Maps',
      href: urlWith('https://maps.apple.com/', { q: query, ...(spot && { sll: spot }) }),
    },
  ]
}

/** Marks exact coordinates; otherwise searches for the address. */
function openStreetMap(query: string, place: EventPlace | undefined) {
  if (!place?.isExact) return urlWith('https://www.openstreetmap.org/search', { query })
  const { latitude, longitude } = place
  const marked = urlWith('https://www.openstreetmap.org/', {
    mlat: String(latitude),
    mlon: String(longitude),
  })
  return `${marked}#map=16/${latitude}/${longitude}`
}

function urlWith(base: string, query: Record<string, string>) {
  return `${base}?${new URLSearchParams(query)}`
}
