import { expect, it } from 'vitest'
import { cachePacificDay, daysBetween, endOfPacificDay, isCalendarDay, pacificDay } from './calendar-day.ts'

it('a calendar day must exist', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true)
  expect(isCalendarDay('2027-02-29')).toBe(false)
  expect(isCalendarDay('2027-13-01')).toBe(false)
  expect(isCalendarDay('2027-01-01T00:00')).toBe(false)
})

it('a change to or from daylight saving time does not change the number of days', () => {
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
  expect(daysBetween('2027-03-14', '2027-03-13')).toBe(-1)
})

it('today is the day in California', () => {
  expect(pacificDay(new Date('2027-01-01T07:59:00Z'))).toBe('2026-12-31')
  expect(pacificDay(new Date('2027-01-01T08:00:00Z'))).toBe('2027-01-01')
})

it.each([
  ['2027-01-15T20:00:00Z', '2027-01-16T08:00:00Z'],
  ['2027-07-01T06:59:00Z', '2027-07-01T07:00:00Z'],
  ['2027-03-14T09:00:00Z', '2027-03-15T07:00:00Z'],
  ['2027-11-07T08:30:00Z', '2027-11-08T08:00:00Z'],
])('the day of %s ends at %s', (moment, end) => {
  expect(new Date(endOfPacificDay(new Date(moment)))).toEqual(new Date(end))
})

it('a cached day is used until it ends', () => {
  const [from, until] = ['2027-05-01T12:00:00Z', '2027-05-02T07:00:00Z'].map((moment) => Date.parse(moment))
  cachePacificDay('cached', from ?? 0, until ?? 0)
  expect(pacificDay(new Date('2027-05-02T06:59:59Z'))).toBe('cached')
  expect(pacificDay(new Date('2027-05-02T07:00:00Z'))).toBe('2027-05-02')
})
