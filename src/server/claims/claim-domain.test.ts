import { expect, test } from 'vitest'
import { isOwnDomain } from './claim-domain.ts'

test.each([
  ['ana@ridge.org', { website: 'https://www.ridge.org/camps' }, true],
  ['ana@RIDGE.org', { website: 'https://camps.ridge.org' }, true],
  ['ana@camps.ridge.org', { website: 'https://ridge.org' }, false],
  ['ana@evilridge.org', { website: 'https://ridge.org' }, false],
  ['ana@org', { website: 'https://ridge.org' }, false],
  ['ana@ridge.org.evil.example', { website: 'https://ridge.org' }, false],
  ['ana@ridge.org', { website: null, email: 'info@ridge.org' }, true],
  ['ana@gmail.com', { email: 'ridge@gmail.com' }, false],
  ['ana@ridge.org', {}, false],
  ['ana@ridge.org', { website: 'not an address' }, false],
])('%s for %j: %s', (email, values, isOwn) => {
  expect(isOwnDomain(email, values)).toBe(isOwn)
})
