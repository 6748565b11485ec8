import { describe, expect, it } from 'vitest'
import { pinGroups } from './pin-groups.ts'

const pin = (id: number, latitude: number, longitude: number) => ({
  id,
  title: `Event ${id}`,
  eventDate: '2027-03-20',
  startTime: null,
  endTime: null,
  venue: null,
  city: null,
  cost: null,
  categories: [],
  photoUrl: null,
  latitude,
  longitude,
  isExact: true,
})

describe('pins on a map', () => {
  it('are grouped by location and keep their order', () => {
    const groups = pinGroups([pin(1, 37.7, -121.9), pin(2, 37.8, -121.9), pin(3, 37.70001, -121.90001)])
    expect(groups.map(({ pins }) => pins.map(({ id }) => id))).toEqual([[1, 3], [2]])
  })
})
