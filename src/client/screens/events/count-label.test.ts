import { describe, expect, it } from 'vitest'
import { initialEventState } from '#client/features/events/url-state/event-state.ts'
import { countLabel } from './count-label.ts'
import type { Results } from './use-results.ts'

const results = (given: Partial<Results>): Results => ({
  list: [],
  inMonth: [],
  pins: undefined,
  total: 0,
  totalIsLowerBound: undefined,
  correctedSearch: undefined,
  error: null,
  retry: () => undefined,
  isPlaceholder: false,
  lastPage: 1,
  isPastLastPage: false,
  ...given,
})
const label = (state: Partial<typeof initialEventState>, given: Partial<Results>) => {
  const { count, detail = '' } = countLabel({ ...initialEventState, ...state }, '2027-03', results(given))
  return count === undefined ? undefined : count + detail
}

describe('the event count', () => {
  it('names the range that the page shows', () => {
    expect(label({}, { total: 0 })).toBe('0 events')
    expect(label({}, { total: 1 })).toBe('1 event')
    expect(label({ page: 2 }, { total: 1234 })).toBe('1,234 events, 11 to 20 shown')
    expect(label({ page: 3 }, { total: 25 })).toBe('25 events, 21 to 25 shown')
    expect(label({}, { total: 10_000, totalIsLowerBound: true })).toBe('10,000+ events, 1 to 10 shown')
  })

  it('names the month', () => {
    expect(label({ show: 'month' }, { total: 0 })).toBe('0 events in March 2027')
    expect(label({ show: 'month' }, { total: 140 })).toBe('140 events in March 2027, the first 0 shown')
  })

  it('names the events that the map cannot show', () => {
    const pins = { total: 7, placed: 5, pins: Array(5).fill({}) }
    expect(label({ show: 'map' }, { total: 7, pins })).toBe('7 events, 2 without a known location')
    expect(label({ show: 'map' }, { total: 5, pins })).toBe('5 events on the map')
    expect(label({ show: 'map' }, { total: 900, pins: { ...pins, placed: 800 } })).toBe(
      '900 events, the first 5 on the map',
    )
  })

  it('is undefined while loading', () => {
    expect(label({}, { total: undefined })).toBeUndefined()
  })
})
