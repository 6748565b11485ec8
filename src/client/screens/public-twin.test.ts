import { expect, test } from 'vitest'
import { publicTwinOf } from './public-twin.ts'

test('a page of the directory has a public twin', () => {
  expect(publicTwinOf('/summer-camps', '')).toBe('/browse/summer-camps')
  expect(publicTwinOf('/summer-camps', 'categories=STEM,Arts&page=2')).toBe(
    '/browse/summer-camps?categories=STEM,Arts&page=2',
  )
  expect(publicTwinOf('/summer-camps', 'page=2&view=camp-12')).toBe('/browse/summer-camps/12')
  expect(publicTwinOf('/summer-camps', 'view=job-12')).toBe('/browse/summer-camps')
  expect(publicTwinOf('/compare', 'camp=1,2')).toBe('/browse/compare?camp=1,2')
  expect(publicTwinOf('/compare', '')).toBeNull()
  expect(publicTwinOf('/settings', '')).toBeNull()
})
