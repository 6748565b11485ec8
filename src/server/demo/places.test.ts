import { describe, expect, test } from 'vitest'
import { placeOfZip } from '#server/geo/zip-places.ts'
import { milesBetween } from '#shared/rules/distance.ts'
import { type Place, places } from './places.ts'

describe('places', () => {
  test.each(Object.values<Place>(places))(
    'the ZIP codes of $city are where they are said to be',
    ({ zips }) => {
      for (const [zip, latitude, longitude] of zips) {
        const known = placeOfZip(zip)
        expect(known, zip).not.toBeNull()
        if (known) expect(milesBetween(known, { latitude, longitude }), zip).toBeLessThan(6)
      }
    },
  )
})
