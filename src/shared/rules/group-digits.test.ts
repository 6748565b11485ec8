import { expect, it } from 'vitest'
import { groupDigits } from './group-digits.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1204, '1,204'],
  [1234567, '1,234,567'],
  [1204.5, '1,204.5'],
  ['18.50', '18.50'],
  ['$1000', '$1,000'],
])('%s is written as %s', (value, text) => {
  expect(groupDigits(value)).toBe(text)
})
