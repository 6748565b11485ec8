import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MapSpot, pinClusters } from './pin-clusters.ts'

const spot = (key: string, latitude: number, longitude: number, count = 1): MapSpot => ({
  key,
  latitude,
  longitude,
  label: key,
  count,
})
const zoomed = (scale: number) => (given: MapSpot) => ({
  x: given.longitude * scale,
  y: given.latitude * scale,
})

describe('overlapping pins', () => {
  const spots = [spot('a', 0, 0, 2), spot('b', 0, 1), spot('c', 40, 40)]

  it('merge into one pin with the total count', () => {
    expect(pinClusters(spots, zoomed(1))).toEqual([
      { spot: spots[0], keys: ['a', 'b'], count: 3 },
      { spot: spots[2], keys: ['c'], count: 1 },
    ])
  })

  it('separate when zoomed in', () => {
    expect(pinClusters(spots, zoomed(100)).map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c']])
  })

  it('each belong to exactly one cluster', () => {
    const any = fc.array(
      fc.tuple(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
      ),
    )
    fc.assert(
      fc.property(any, (places) => {
        const given = places.map(([latitude, longitude], index) => spot(String(index), latitude, longitude))
        const clusters = pinClusters(given, zoomed(3))
        expect(clusters.flatMap(({ keys }) => keys).toSorted()).toEqual(
          given.map(({ key }) => key).toSorted(),
        )
        expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
      }),
    )
  })
})
