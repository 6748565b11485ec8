import { describe, expect, it } from 'vitest'
import { nearChips } from './near-chips.ts'
import { initialNear, nearFilterCount } from './near-state.ts'

const labels = (near: Partial<typeof initialNear>) =>
  nearChips({ ...initialNear, ...near }).map(({ label }) => label)

describe('place and date chips', () => {
  it('read like plain English', () => {
    expect(labels({ zipcode: '94568' })).toEqual(['From 94568'])
    expect(labels({ zipcode: '94568', distance: '25' })).toEqual(['Within 25 miles of 94568'])
    expect(labels({ at: '37.70,-121.94', distance: '5' })).toEqual(['Within 5 miles of my location'])
    expect(labels({ from: '2027-06-14', to: '2027-06-25' })).toEqual(['Mon, Jun 14 to Fri, Jun 25'])
    expect(labels({ to: '2027-06-25', hideRemote: true, bounds: '1,2,3,4' })).toEqual([
      'Remote hidden',
      'Until Fri, Jun 25',
      'Map area',
    ])
  })

  it('omit a distance without a place, and removing them all leaves no filter', () => {
    expect(labels({ distance: '25', show: 'map' })).toEqual([])
    const near = { ...initialNear, zipcode: '94568', hideRemote: true, from: '2027-06-14', bounds: '1,2,3,4' }
    const left = Object.assign({}, near, ...nearChips(near).map(({ without }) => without))
    expect(nearFilterCount(left)).toBe(0)
  })
})
