import { expect, test } from 'vitest'
import { browseListingPath, browseTownPath, parseBrowsePath } from './browse-paths.ts'

test('a public path is parsed to its target', () => {
  expect(parseBrowsePath('/browse')).toEqual({ page: 'directory' })
  expect(parseBrowsePath('/browse/')).toEqual({ page: 'directory' })
  expect(parseBrowsePath('/browse/compare')).toEqual({ page: 'compare' })
  expect(parseBrowsePath('/browse/jobs')).toEqual({ page: 'list', kind: 'job', town: null })
  expect(parseBrowsePath('/browse/jobs/in/dublin-ca')).toEqual({
    page: 'list',
    kind: 'job',
    town: 'dublin-ca',
  })
  const path = browseListingPath('camp', 12, 'Robotics & more')
  expect(path).toBe('/browse/summer-camps/12-robotics-more')
  expect(parseBrowsePath(path)).toEqual({ page: 'listing', kind: 'camp', id: 12, slug: 'robotics-more' })
  expect(parseBrowsePath(browseListingPath('camp', 12, '数学'))).toMatchObject({ id: 12, slug: '' })
  expect(browseTownPath('event', { city: 'San Ramon', state: 'CA' })).toBe('/browse/events/in/san-ramon-ca')
})

test.each([
  '/browsing',
  '/browse/cars',
  '/browse/compare/1',
  '/browse/jobs/x',
  '/browse/jobs/0-x',
  '/browse/jobs/in',
  '/browse/jobs/in/Dublin',
  '/browse/jobs/12/x',
  '/browse/jobs/in/dublin-ca/x',
  '/jobs',
])('%s is no public page', (path) => {
  expect(parseBrowsePath(path)).toBeNull()
})
