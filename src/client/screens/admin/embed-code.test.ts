import { expect, test } from 'vitest'
import { embedCode, kindInAddress } from './embed-code.ts'

const site = { publicUrl: 'https://way.test', siteName: 'Way "Mark"' }

test('the code frames the list with the filters of a URL, and accepts messages only from our site', () => {
  const code = embedCode({
    kind: 'camp',
    address: 'https://way.test/browse/summer-camps?city=Dublin&categories=STEM',
    ...site,
  })
  expect(code).toContain('src="https://way.test/embed/summer-camps?city=Dublin&amp;categories=STEM"')
  expect(code).toContain('title="Summer Camps from Way &quot;Mark&quot;"')
  expect(code).toContain('origin !== "https://way.test"')
})

test('a URL identifies its list', () => {
  expect(kindInAddress('https://way.test/browse/jobs?search=x')).toBe('job')
  expect(kindInAddress('https://way.test/browse/jobs/12-x')).toBeNull()
  expect(kindInAddress('jobs')).toBeNull()
})

test('without a URL the code frames the unfiltered list', () => {
  expect(embedCode({ kind: 'job', address: '', ...site })).toContain('src="https://way.test/embed/jobs"')
})
