import { expect, it } from 'vitest'
import { daysBetween, isCalendarDay, pacificDay } from './calendar-day.ts'

it('knows the days that exist', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true)
  expect(isCalendarDay('2027-02-29')).toBe(false)
  expect(isCalendarDay('2027-13-01')).toBe(false)
  expect(isCalendarDay('2027-01-01T00:00')).toBe(false)
})

it('counts days over a change of the clocks', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  expect(daysBetween('2027-03-14', '2027-03-13')).toBe(-1)
})

it('today is the day in California', () => {
  expect(pacificDay(new Date('2027-01-01T07:59:00Z'))).toBe('2026-12-31')
  expect(pacificDay(new Date('2027-01-01T08:00:00Z'))).toBe('2027-01-01')
})
