import { expect, it } from 'vitest'
import { dayRange, nearDay, nearWeekday } from './near-day.ts'

const today = '2026-11-17'

it('a day shows its year only if it is ambiguous without it', () => {
  expect(nearDay('2027-02-01', today)).toBe('Feb 1')
  expect(nearDay('2026-09-30', today)).toBe('Sep 30')
  expect(nearDay('2026-02-01', today)).toBe('Feb 1, 2026')
  expect(nearDay('2027-12-20', today)).toBe('Dec 20, 2027')
  expect(nearWeekday('2027-03-20', today)).toBe('Sat, Mar 20')
  expect(nearWeekday('2028-03-20', today)).toBe('Mon, Mar 20, 2028')
})

it('a range shows a shared month and year once', () => {
  expect(dayRange('2027-01-05', '2027-02-01', today)).toBe('Jan 5 – Feb 1')
  expect(dayRange('2027-06-14', '2027-06-25', today)).toBe('Jun 14 – 25')
  expect(dayRange('2026-12-20', '2027-01-05', today)).toBe('Dec 20 – Jan 5')
  expect(dayRange('2028-06-21', '2028-07-02', today)).toBe('Jun 21 – Jul 2, 2028')
  expect(dayRange('2027-12-20', '2028-01-05', today)).toBe('Dec 20, 2027 – Jan 5, 2028')
  expect(dayRange('2027-01-05', '2027-01-05', today)).toBe('Jan 5')
})

it('a range with one end shows which end', () => {
  expect(dayRange('2027-01-05', null, today)).toBe('From Jan 5')
  expect(dayRange(null, '2027-02-01', today)).toBe('Until Feb 1')
  expect(dayRange(null, '2027-02-01', today, { to: 'By' })).toBe('By Feb 1')
  expect(dayRange(null, null, today)).toBeNull()
})
