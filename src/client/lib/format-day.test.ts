import { expect, it } from 'vitest'
import { formatDay } from './format-day.ts'

it('a calendar day is the same in every time zone', () => {
  expect(formatDay('2027-01-01')).toBe('Jan 1, 2027')
  expect(formatDay('2026-12-31')).toBe('Dec 31, 2026')
})
