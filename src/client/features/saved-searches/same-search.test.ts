import { expect, test } from 'vitest'
import type { SavedSearch } from '#shared/contract/saved-searches.ts'
import { isSameSearch } from './same-search.ts'

const saved: SavedSearch = {
  id: 4,
  name: 'Robots',
  listingType: 'camp',
  query: { search: 'robot', city: 'Dublin', categories: 'STEM,Arts', sortBy: 'name' },
  digest: 'none',
  newCount: 0,
  createdAt: '2027-03-01T18:00:00.000Z',
}

test.each([
  ['camp', 'city=Dublin&search=robot&categories=STEM,Arts&state=&limit=5&offset=0', true],
  ['camp', 'categories=Arts,STEM&city=Dublin&search=Robot&sortBy=distance', true],
  ['camp', 'city=Dublin&search=robots&categories=STEM,Arts', false],
  ['camp', 'search=robot&categories=STEM,Arts', false],
  ['job', 'city=Dublin&search=robot&categories=STEM,Arts', false],
] as const)('%s?%s is the same search: %s', (listingType, query, expected) => {
  expect(isSameSearch(saved, listingType, new URLSearchParams(query))).toBe(expected)
})
