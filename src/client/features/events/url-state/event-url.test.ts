import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventAudiences, eventCategories } from '#shared/reference/options.ts'
import { plusDays } from '#shared/rules/calendar-day.ts'
import {
  daysRequest,
  facetRequest,
  feedRequest,
  monthRequest,
  pageRequest,
  pinsRequest,
} from './event-request.ts'
import {
  activeFilterCount,
  type EventState,
  eventDistances,
  eventSorts,
  eventViews,
  hasFilters,
  initialEventState,
  registrations,
  withDate,
  withFilter,
  withoutFilters,
  withPage,
  withSearch,
  withShow,
  withSort,
  withView,
} from './event-state.ts'
import { eventUrl, readEventState, writeEventState } from './event-url.ts'

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => plusDays('2000-01-01', days))
const anyState: fc.Arbitrary<EventState> = fc
  .record({
    exactSearch: fc.boolean(),
    search: fc
      .string({ maxLength: 40 })
      .map((text) => readEventState(new URLSearchParams({ search: text }).toString()).search),
    categories: fc.subarray([...eventCategories]),
    targetAudience: fc.subarray([...eventAudiences]),
    zipcode: fc.constantFrom('', '94568', '94568-1234', '9456'),
    at: fc.constantFrom('', '', '37.70,-121.94'),
    distance: fc.constantFrom(...eventDistances),
    registration: fc.constantFrom(...registrations),
    date: fc.option(day),
    upcoming: fc.boolean(),
    sortBy: fc.constantFrom(...eventSorts),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    page: fc.integer({ min: 1, max: 1000 }),
    month: fc.option(day.map((date) => date.slice(0, 7))),
    show: fc.constantFrom(...eventViews),
    bounds: fc.constantFrom('', '37.6000,-122.1000,37.8000,-121.8000'),
    view: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  })
  .map((state) => ({ ...state, exactSearch: state.exactSearch && state.search !== '' }))
  .map((state) => (state.at === '' ? state : { ...state, zipcode: '' }))

describe('the URL of the events screen', () => {
  it('round-trips every state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(readEventState(writeEventState(state))).toEqual(state)
      }),
    )
  })

  it('is empty by default', () => {
    expect(writeEventState(initialEventState)).toBe('')
    expect(readEventState('')).toEqual(initialEventState)
  })

  it('ignores invalid values', () => {
    const nonsense =
      'page=-1&categories=Nonsense&eventDate=2027-02-30&month=2027-13&distance=7&registration=maybe&sortBy=secret&show=globe&view=camp-1&upcoming=perhaps'
    expect(readEventState(nonsense)).toEqual(initialEventState)
  })

  it('turns the upcoming switch off for a selected day, unless stated otherwise', () => {
    expect(readEventState('eventDate=2027-03-20').upcoming).toBe(false)
    expect(readEventState('eventDate=2027-03-20&upcoming=true').upcoming).toBe(true)
    expect(readEventState('upcoming=false').upcoming).toBe(false)
  })

  it('opens a shared event', () => {
    expect(readEventState(new URL(eventUrl(12), 'https://x.example').search).view).toBe(12)
  })
})

describe('the state of the events screen', () => {
  const third = withPage(initialEventState, 3)

  it.each([
    ['a search', withSearch(third, 'robots')],
    ['a category', withFilter(third, { categories: ['Music'] })],
    ['an audience', withFilter(third, { targetAudience: ['College'] })],
    ['a ZIP code', withFilter(third, { zipcode: '94568' })],
    ['a distance', withFilter(third, { distance: '25' })],
    ['registration', withFilter(third, { registration: 'required' })],
    ['the switch', withFilter(third, { upcoming: false })],
    ['a day', withDate(third, '2027-03-20')],
    ['a sort', withSort(third, { sortBy: 'title' })],
    ['another view', withShow(third, 'map')],
    ['clearing', withoutFilters(third)],
  ])('%s returns to the first page', (_what, state) => expect(state.page).toBe(1))

  it('selecting a day turns the upcoming switch off, and clearing it turns it on', () => {
    const chosen = withDate(initialEventState, '2027-03-20')
    expect(chosen).toMatchObject({ date: '2027-03-20', upcoming: false })
    expect(withDate(chosen, null)).toEqual(initialEventState)
  })

  it('clearing keeps sort, view and month', () => {
    const state = withDate(withSort(withShow(initialEventState, 'month'), { sortBy: 'title' }), '2027-03-20')
    expect(withoutFilters({ ...state, month: '2027-04' })).toEqual({
      ...initialEventState,
      sortBy: 'title',
      show: 'month',
      month: '2027-04',
    })
    expect(hasFilters(withoutFilters(state))).toBe(false)
  })

  it('counts one per active filter', () => {
    expect(activeFilterCount(initialEventState)).toBe(0)
    const state = withFilter(withDate(initialEventState, '2027-03-20'), {
      categories: ['Music', 'Social'],
      zipcode: '94568',
      distance: '25',
    })
    expect(activeFilterCount(state)).toBe(3)
    expect(activeFilterCount(withView(state, 12))).toBe(3)
  })
})

describe('requests of the events screen', () => {
  const state: EventState = {
    ...initialEventState,
    categories: ['Music', 'Social'],
    zipcode: '94568',
    distance: '25',
    registration: 'not-required',
    page: 3,
  }

  it('request one page of upcoming events, soonest first', () => {
    expect(pageRequest(initialEventState)).toBe(
      'upcoming=true&sortBy=eventDate&sortOrder=asc&limit=10&offset=0',
    )
  })

  it('include every active filter', () => {
    expect(decodeURIComponent(pageRequest(state))).toBe(
      'categories=Music,Social&zipcode=94568&distance=25&registrationRequired=false&upcoming=true&sortBy=eventDate&sortOrder=asc&limit=10&offset=20',
    )
  })

  it('omit a distance without a ZIP code', () => {
    expect(pageRequest({ ...state, zipcode: '' })).not.toContain('distance')
    expect(pageRequest({ ...state, zipcode: '', sortBy: 'distance' })).toContain('sortBy=eventDate')
    expect(pageRequest({ ...state, zipcode: '', at: '37.70,-121.94' })).toContain('lat=37.70&lng=-121.94')
    expect(pageRequest({ ...state, distance: 'any' })).toContain('zipcode=94568&registration')
  })

  it('do not recount facets when the page changes', () => {
    expect(facetRequest(state)).toBe(facetRequest({ ...state, page: 1, sortBy: 'title', view: 3 }))
  })

  it('count the events of the month view per day, regardless of the selected day', () => {
    const chosen = withDate(initialEventState, '2027-03-20')
    expect(daysRequest(chosen, '2027-03')).toBe('month=2027-03')
    expect(daysRequest(initialEventState, '2027-03')).toBe('upcoming=true&month=2027-03')
    for (const current of [chosen, initialEventState])
      expect(monthRequest(current, '2027-03')).toContain(daysRequest(current, '2027-03'))
  })

  it('request the same results for the month and the map', () => {
    expect(monthRequest(initialEventState, '2027-03')).toBe(
      'upcoming=true&month=2027-03&sortBy=eventDate&sortOrder=asc&limit=100',
    )
    expect(pinsRequest(withPage(initialEventState, 2))).toBe('upcoming=true&sortBy=eventDate&sortOrder=asc')
  })

  it('include only what differs from the feed default', () => {
    expect(feedRequest(initialEventState)).toBe('')
    expect(feedRequest({ ...state, upcoming: false })).toContain('upcoming=false')
  })
})
