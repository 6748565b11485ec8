import { describe, expect, it } from 'vitest'
import {
  activeFilterCount,
  initialListState,
  sortedByColumn,
  withExactSearch,
  withFilter,
  withHideClosed,
  withNear,
  withoutFilters,
  withPage,
  withPageSize,
  withSearch,
  withSort,
  withView,
} from './list-state.ts'

const third = withPage(initialListState, 3)

describe('the state of a listing screen', () => {
  it.each([
    ['a search', withSearch(third, 'robots')],
    ['an exact search', withExactSearch(third)],
    ['a filter', withFilter(third, 'categories', ['STEM'])],
    ['hiding what is closed', withHideClosed(third, true)],
    ['a place', withNear(third, { zipcode: '94568' })],
    ['a sort', withSort(third, { by: 'name', order: 'asc' })],
    ['a page size', withPageSize(third, 10)],
    ['clearing', withoutFilters(third)],
  ])('%s returns to the first page', (_what, state) => {
    expect(state.page).toBe(1)
  })

  it('opening a listing keeps the page', () => {
    expect(withView(third, 12)).toEqual({ ...third, view: 12 })
  })

  it('counts one per active filter, regardless of its values', () => {
    let state = withFilter(initialListState, 'categories', ['STEM', 'Music'])
    expect(activeFilterCount(state)).toBe(1)
    state = withHideClosed(withFilter(withSearch(state, 'x'), 'state', ['CA']), true)
    expect(activeFilterCount(state)).toBe(4)
    expect(activeFilterCount(withFilter(state, 'categories', []))).toBe(3)
    expect(activeFilterCount(withNear(state, { zipcode: '94568', distance: '10', hideRemote: true }))).toBe(6)
    expect(activeFilterCount(withNear(state, { distance: '10', show: 'map' }))).toBe(4)
    expect(activeFilterCount(withoutFilters(state))).toBe(0)
  })

  it('a new search corrects spelling again', () => {
    const exact = withExactSearch(withSearch(initialListState, 'calclus'))
    expect(exact.exactSearch).toBe(true)
    expect(withSearch(exact, 'calculus').exactSearch).toBe(false)
    expect(withoutFilters(exact)).toEqual(initialListState)
  })

  it('clearing keeps sort and page size', () => {
    const state = withPageSize(withSort(withSearch(third, 'x'), { by: 'name', order: 'asc' }), 10)
    expect(withoutFilters(state)).toEqual({
      ...initialListState,
      sort: { by: 'name', order: 'asc' },
      limit: 10,
    })
  })

  it('the same column flips its direction, another starts ascending', () => {
    const byName = sortedByColumn(initialListState, 'name')
    expect(byName.sort).toEqual({ by: 'name', order: 'asc' })
    expect(sortedByColumn(byName, 'name').sort).toEqual({ by: 'name', order: 'desc' })
    expect(sortedByColumn(sortedByColumn(byName, 'name'), 'name').sort).toEqual({ by: 'name', order: 'asc' })
    expect(sortedByColumn(byName, 'rating').sort).toEqual({ by: 'rating', order: 'asc' })
  })
})
