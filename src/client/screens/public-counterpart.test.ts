import { expect, test } from 'vitest'
import { publicCounterpartOf } from './public-counterpart.ts'

test('a page of the directory has a public counterpart', () => {
  expect(publicCounterpartOf('/summer-camps', '')).toBe('/browse/summer-camps')
  expect(publicCounterpartOf('/summer-camps', 'categories=STEM,Arts&page=2')).toBe(
    '/browse/summer-camps?categories=STEM,Arts&page=2',
  )
  expect(publicCounterpartOf('/summer-camps', 'page=2&view=camp-12')).toBe('/browse/summer-camps/12')
  expect(publicCounterpartOf('/summer-camps', 'view=job-12')).toBe('/browse/summer-camps')
  expect(publicCounterpartOf('/compare', 'camp=1,2')).toBe('/browse/compare?camp=1,2')
  expect(publicCounterpartOf('/compare', '')).toBeNull()
  expect(publicCounterpartOf('/settings', '')).toBeNull()
})
