import { expect, it } from 'vitest'
import { initialListState, type ListState } from '../url-state/list-state.ts'
import { activeFilters } from './active-filters.ts'

const state: ListState = {
  ...initialListState,
  search: 'robots',
  filters: {
    state: ['CA'],
    city: ['Dublin'],
    categories: ['STEM', 'Music'],
    selectivityLevel: ['3'],
    hasScholarship: ['true'],
  },
  hideClosed: true,
  page: 3,
}

it('every value that narrows the list has a chip, in the order of the panel', () => {
  expect(activeFilters('camp', state).map(({ label }) => label)).toEqual([
    '“robots”',
    'CA - California',
    'City: Dublin',
    'STEM',
    'Music',
    'Competitive',
    'Scholarship Available: Yes',
    'Hide closed',
  ])
  expect(activeFilters('camp', initialListState)).toEqual([])
})

it('a chip removes its own value and returns to the first page', () => {
  const stem = activeFilters('camp', state).find(({ label }) => label === 'STEM')
  expect(stem?.remove(state)).toEqual({
    ...state,
    filters: { ...state.filters, categories: ['Music'] },
    page: 1,
  })
})

it('removing every chip leaves an unfiltered list', () => {
  const cleared = activeFilters('camp', state).reduce((now, { remove }) => remove(now), state)
  expect(cleared).toEqual(initialListState)
})

it('a tri-state filter with custom labels shows them', () => {
  const remote = { ...initialListState, filters: { isRemote: ['false'] } }
  expect(activeFilters('job', remote).map(({ label }) => label)).toEqual(['Work Location: On site'])
})
