import { expect, it } from 'vitest'
import { weekendOf } from './weekend.ts'

it.each([
  ['2026-11-16', 'Monday', '2026-11-20', '2026-11-22'],
  ['2026-11-19', 'Thursday', '2026-11-20', '2026-11-22'],
  ['2026-11-20', 'Friday', '2026-11-20', '2026-11-22'],
  ['2026-11-21', 'Saturday', '2026-11-21', '2026-11-22'],
  ['2026-11-22', 'Sunday', '2026-11-22', '2026-11-22'],
  ['2026-12-31', 'New Year', '2027-01-01', '2027-01-03'],
])('on %s, a %s, the weekend runs from %s to %s', (today, _name, from, to) => {
  expect(weekendOf(today)).toEqual({ from, to })
})
