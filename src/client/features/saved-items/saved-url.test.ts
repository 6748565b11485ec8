import { describe, expect, it } from 'vitest'
import { initialSavedState, type SavedState, savedRequest, savedUrl } from './saved-url.ts'

const state: SavedState = {
  page: 3,
  limit: 25,
  sortBy: 'deadline',
  status: 'applied',
  view: { kind: 'camp', id: 12 },
}

describe('the URL of Saved Items', () => {
  it('is empty by default', () => {
    expect(savedUrl.write(initialSavedState)).toBe('')
    expect(savedUrl.read('')).toEqual(initialSavedState)
  })

  it('round-trips the state', () => {
    const query = savedUrl.write(state)
    expect(query).toBe('status=applied&sortBy=deadline&page=3&limit=25&view=camp-12')
    expect(savedUrl.read(query)).toEqual(state)
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=999999999999',
    'limit=7',
    'sortBy=mood',
    'view=camp-',
    'view=camp-x',
    'view=toys-12',
    'view=12',
  ])('ignores %s', (query) => {
    expect(savedUrl.read(query)).toEqual(initialSavedState)
  })

  it('maps to the request query', () => {
    expect(savedRequest(state)).toBe('limit=25&offset=50&sortBy=deadline&status=applied')
    expect(savedRequest({ ...state, status: null })).toBe('limit=25&offset=50&sortBy=deadline')
  })
})
