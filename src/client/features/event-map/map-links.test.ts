import { describe, expect, it } from 'vitest'
import { mapLinks } from './map-links.ts'

const lines = ['Main hall', '1 First St & Oak', 'Dublin, CA 94568']
const hrefs = (given: Parameters<typeof mapLinks>[0]) =>
  Object.fromEntries(mapLinks(given).map(({ name, href }) => [name, href]))

describe('links to other map services', () => {
  it('search for the address', () => {
    const links = hrefs({ lines })
    for (const href of Object.values(links)) {
      const { searchParams } = new URL(href)
      expect([...searchParams.values()]).toContain('Main hall, 1 First St & Oak, Dublin, CA 94568')
    }
  })

  it('mark the location only when it is exact', () => {
    const place = { latitude: 37.7022, longitude: -121.9358, isExact: true }
    expect(hrefs({ lines, place }).OpenStreetMap).toBe(
      'https://www.openstreetmap.org/?mlat=37.7022&mlon=-121.9358#map=16/37.7022/-121.9358',
    )
    expect(hrefs({ lines, place: { ...place, isExact: false } }).OpenStreetMap).toContain('/search?query=')
  })
})
