import { expect, it } from 'vitest'
import { kindOf } from '../listings/kinds.ts'
import { daysBetween, isCalendarDay, pacificDay } from './calendar-day.ts'
import { deadlineOf } from './deadline.ts'

const words = (values: Record<string, string | boolean | null>, kind: 'camp' | 'job' = 'camp') =>
  deadlineOf(kindOf(kind), values, '2026-11-15')?.words ?? null

it('a listing says whether one can apply today', () => {
  expect(words({ applicationOpen: '2026-11-27' })).toBe('Opens in 12 days')
  expect(words({ applicationOpen: '2026-11-16' })).toBe('Opens tomorrow')
  expect(words({ applicationOpen: '2026-11-01', applicationDeadline: '2027-03-01' })).toBe('Open')
  expect(words({ applicationDeadline: '2026-11-18' })).toBe('Closes in 3 days')
  expect(words({ applicationDeadline: '2026-11-15' })).toBe('Closes today')
  expect(words({ applicationDeadline: '2026-11-14' })).toBe('Closed')
  expect(words({})).toBeNull()
})

it('an application deadline outweighs the closing date, and an ongoing job never closes', () => {
  expect(words({ applicationDeadline: '2026-11-14', closingDate: '2027-06-01' })).toBe('Closed')
  expect(words({ isOngoing: true, closingDate: '2026-01-01' }, 'job')).toBe('Rolling')
})

it('a camp that begins in summer takes applications until they are due in winter', () => {
  expect(words({ applicationDeadline: '2027-01-19', openingDate: '2027-07-26' })).toBe('Open')
  expect(words({ openingDate: '2027-07-26', closingDate: '2027-07-30' })).toBe('Opens in 253 days')
})

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
