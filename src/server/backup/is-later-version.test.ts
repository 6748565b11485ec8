import { expect, test } from 'vitest'
import { isLaterVersion } from './is-later-version.ts'

test('a pre-release is older than its release, and numbers count as numbers', () => {
  const inOrder = [
    '0.9.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc-2.1',
    '1.0.0',
    '1.0.1-beta.1',
    '1.9.0',
    '1.10.0',
    '10.0.0',
  ]
  for (const [at, version] of inOrder.entries())
    for (const [otherAt, other] of inOrder.entries())
      expect(isLaterVersion(version, other), `${version} later than ${other}`).toBe(at > otherAt)
})

test('builds of one version are equally old', () => {
  expect(isLaterVersion('1.0.0+linux.2', '1.0.0')).toBe(false)
  expect(isLaterVersion('1.0.0', '1.0.0+linux.2')).toBe(false)
  expect(isLaterVersion('1.0.1+linux.2', '1.0.0')).toBe(true)
})
