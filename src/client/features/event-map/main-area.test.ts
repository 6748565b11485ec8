import { describe, expect, it } from 'vitest'
import { mainArea } from './main-area.ts'
import type { MapSpot } from './pin-clusters.ts'

const spot = (key: string, latitude: number, longitude: number, count = 1): MapSpot => ({
  key,
  latitude,
  longitude,
  label: key,
  count,
})
const valley = [
  spot('dublin', 37.7, -121.93, 4),
  spot('pleasanton', 37.66, -121.87, 3),
  spot('livermore', 37.68, -121.77, 2),
  spot('danville', 37.82, -122.0),
]
const keysOf = (spots: readonly MapSpot[]) => spots.map(({ key }) => key)

describe('the area that the map opens on', () => {
  it('contains most events and excludes distant ones', () => {
    const far = [spot('sacramento', 38.58, -121.49), spot('boston', 42.36, -71.06)]
    const area = mainArea([far[0] as MapSpot, ...valley, far[1] as MapSpot])
    expect(keysOf(area.near)).toEqual(keysOf(valley))
    expect(keysOf(area.far)).toEqual(['sacramento', 'boston'])
  })

  it('stays on the region when a third of the events are across the state', () => {
    const away = [
      spot('tahoe', 38.94, -119.98),
      spot('chico', 39.73, -121.84),
      spot('fresno', 36.74, -119.79),
    ]
    const arcata = spot('arcata', 40.87, -124.08, 2)
    const area = mainArea([...valley, ...away, arcata])
    expect(keysOf(area.near)).toEqual(keysOf(valley))
    expect(keysOf(area.far)).toEqual(['tahoe', 'chico', 'fresno', 'arcata'])
  })

  it('is weighted by events, not by spots', () => {
    const { far } = mainArea([...valley, spot('boston', 42.36, -71.06, 90)])
    expect(keysOf(far)).toEqual(keysOf(valley))
  })

  it('covers everything when the events are spread evenly, or in one place', () => {
    expect(mainArea(valley).far).toEqual([])
    expect(mainArea([spot('only', 37.7, -121.9)]).far).toEqual([])
    expect(mainArea([])).toEqual({ near: [], far: [] })
    const states = [spot('a', 34, -118), spot('b', 40, -74), spot('c', 47, -122), spot('d', 30, -97)]
    expect(mainArea(states).far).toEqual([])
  })
})
