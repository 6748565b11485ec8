import { expect, it } from 'vitest'
import { kindOf, listingKinds } from '#shared/listings/kinds.ts'
import { initialListState, withSearch, withSort } from '../url-state/list-state.ts'
import { parseSortValue, sortOptions, sortValue } from './sort-options.ts'

const searching = withSearch(initialListState, 'robots')

it('every sort of every kind is offered in both directions', () => {
  for (const kind of listingKinds) {
    const options = sortOptions(kind, initialListState)
    expect(options).toHaveLength(kindOf(kind).sorts.length * 2)
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
  }
})

it('the selected option is always listed, and selecting it changes nothing', () => {
  const chosen = withSort(searching, { by: 'rating', order: 'asc' })
  for (const state of [initialListState, searching, chosen]) {
    const value = sortValue(state)
    expect(sortOptions('camp', state).map((option) => option.value)).toContain(value)
    expect(parseSortValue(value, state)).toEqual(state.sort)
  }
})

it('a search sorts by best match by default', () => {
  expect(sortOptions('camp', searching)[0]?.label).toBe('Best match')
  expect(parseSortValue('createdAt:desc', searching)).toEqual({ by: 'createdAt', order: 'desc' })
})
