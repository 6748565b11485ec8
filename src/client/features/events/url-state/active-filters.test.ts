import { expect, it } from 'vitest'
import { activeEventFilters } from './active-filters.ts'
import { type EventState, initialEventState } from './event-state.ts'

const labels = (change: Partial<EventState>) =>
  activeEventFilters({ ...initialEventState, ...change }).map(({ label }) => label)

it('every value that narrows the events has a chip', () => {
  expect(
    labels({
      search: 'jazz',
      zipcode: '94568',
      distance: '10',
      categories: ['Music', 'Social'],
      targetAudience: ['College'],
      registration: 'not-required',
    }),
  ).toEqual(['“jazz”', 'Within 10 miles of 94568', 'Music', 'Social', 'College', 'No registration'])
  expect(labels({ date: '2027-03-20', upcoming: false })).toEqual(['Saturday, March 20, 2027'])
  expect(labels({ upcoming: false })).toEqual(['Past events too'])
  expect(labels({})).toEqual([])
})

it('removing every chip leaves all upcoming events', () => {
  const state: EventState = {
    ...initialEventState,
    search: 'jazz',
    exactSearch: true,
    zipcode: '94568',
    distance: '10',
    categories: ['Music'],
    date: '2027-03-20',
    upcoming: false,
    page: 2,
  }
  const cleared = activeEventFilters(state).reduce((now, { remove }) => remove(now), state)
  expect(cleared).toEqual(initialEventState)
})
