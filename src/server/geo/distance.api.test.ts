import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { distances, milesBetween, type Place } from '#shared/rules/distance.ts'
import { placeOfZip } from './zip-places.ts'

const t = useTestApp({ isDataShared: true })
const rounds = Number(process.env.RANDOM_QUERIES ?? 60)

/** A few codes of the region and around it, one without a home delivery area, and the corners of the country. */
const zips = [
  '94568',
  '94566',
  '94588',
  '94550',
  '94551',
  '94583',
  '94582',
  '94526',
  '94507',
  '94595',
  '95391',
  '94102',
  '95014',
  '10001',
  '99501',
  '96813',
]
const ownPlace = { latitude: 37.7022, longitude: -121.9358 }
const places = new Map<number, Place>()

beforeAll(async () => {
  for (const zipcode of zips) {
    const event = await t.aListing('event', { zipcode })
    places.set(event.id, placeOfZip(zipcode) ?? ownPlace)
  }
  const own = await t.aListing('event', { zipcode: '10001', ...ownPlace })
  places.set(own.id, ownPlace)
  // Its place is unknown, so no radius may hold it.
  await t.aListing('event', { zipcode: null })
})

const within = async (query: string) => {
  const { status, body } = await t.anonymous.get(`/api/events?limit=100&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { events: { id: number }[] }).events.map((event) => event.id).sort((a, b) => a - b)
}

describe('events near a ZIP code', () => {
  it('are those that a plain haversine finds, for random codes and every radius', async () => {
    const all = Array.from({ length: 100_000 }, (_, zip) => String(zip).padStart(5, '0'))
    const known = all.filter((zip) => placeOfZip(zip) !== null)
    for (let round = 0; round < rounds; round += 1) {
      const zip = round % 3 === 0 ? known[(round * 7919) % known.length] : zips[round % zips.length]
      const from = placeOfZip(zip ?? '')
      const miles = distances[round % distances.length] ?? 5
      if (!zip || !from) throw new Error(`No place for ${zip}`)
      const expected = [...places].filter(([, place]) => milesBetween(from, place) <= miles).map(([id]) => id)
      expect([zip, miles, await within(`zipcode=${zip}&distance=${miles}`)]).toEqual([zip, miles, expected])
    }
  })

  it('have no limit for any, or for a ZIP code alone', async () => {
    const all = await within('')
    expect(all).toHaveLength(places.size + 1)
    expect(await within('zipcode=94568&distance=any')).toEqual(all)
    expect(await within('zipcode=94568')).toEqual(all)
    expect(await within('distance=any')).toEqual(all)
  })

  it.each(['00000', '9456', 'Dublin', '99999'])('cannot be asked for near %s', async (zip) => {
    const { status, body } = await t.anonymous.get(`/api/events?zipcode=${zip}&distance=10`)
    expect([status, body]).toMatchObject([400, { message: 'We do not know that ZIP code' }])
  })

  it('cannot be asked for within an odd distance', async () => {
    expect((await t.anonymous.get('/api/events?zipcode=94568&distance=7')).status).toBe(400)
  })
})
