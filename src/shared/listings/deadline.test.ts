import { expect, it } from 'vitest'
import { deadlineOf } from './deadline.ts'
import { kindOf } from './kinds.ts'

const words = (values: Record<string, string | boolean | null>, kind: 'camp' | 'job' = 'camp') => {
  const deadline = deadlineOf(kindOf(kind), values, '2026-11-15')
  return deadline && [deadline.text, deadline.note].filter(Boolean).join(', ')
}

it('a listing shows its application deadline, and counts the days of the last two weeks', () => {
  expect(words({ applicationOpen: '2026-11-27' })).toBe('Opens Nov 27, in 12 days')
  expect(words({ applicationOpen: '2027-01-05' })).toBe('Opens Jan 5')
  expect(words({ applicationOpen: '2026-11-16' })).toBe('Opens Nov 16, tomorrow')
  expect(words({ applicationOpen: '2026-11-27', applicationDeadline: '2027-01-21' })).toBe(
    'Opens Nov 27, due Jan 21',
  )
  expect(words({ applicationOpen: '2026-11-01', applicationDeadline: '2027-03-01' })).toBe('Due Mar 1')
  expect(words({ applicationDeadline: '2026-11-29' })).toBe('Due Nov 29, in 14 days')
  expect(words({ applicationDeadline: '2026-11-30' })).toBe('Due Nov 30')
  expect(words({ applicationDeadline: '2026-11-15' })).toBe('Due Nov 15, today')
  expect(words({ applicationDeadline: '2026-11-14' })).toBe('Closed Nov 14')
  expect(words({})).toBeNull()
})

it('a distant day has its year', () => {
  expect(words({ applicationDeadline: '2028-01-31' })).toBe('Due Jan 31, 2028')
  expect(words({ applicationDeadline: '2020-01-31' })).toBe('Closed Jan 31, 2020')
})

it('an open listing shows a date with its state', () => {
  expect(words({ applicationOpen: '2026-11-01' })).toBe('Open since Nov 1')
  expect(words({ closingDate: '2027-02-01' }, 'job')).toBe('Closes Feb 1')
})

it('an application deadline takes precedence over the closing date, and an ongoing job never closes', () => {
  expect(words({ applicationDeadline: '2026-11-14', closingDate: '2027-06-01' })).toBe('Closed Nov 14')
  expect(words({ isOngoing: true, closingDate: '2026-01-01' }, 'job')).toBe('Rolling')
})

it('a camp that begins in summer takes applications until they are due in winter', () => {
  expect(words({ applicationDeadline: '2027-01-19', openingDate: '2027-07-26' })).toBe('Due Jan 19')
})

it('a camp without a deadline shows its first or last day', () => {
  expect(words({ openingDate: '2027-07-26', closingDate: '2027-07-30' })).toBe('Starts Jul 26')
  expect(words({ openingDate: '2026-11-27', closingDate: '2026-12-01' })).toBe('Starts Nov 27, in 12 days')
  expect(words({ openingDate: '2026-11-13', closingDate: '2026-11-17' })).toBe('Ends Nov 17')
  expect(words({ openingDate: '2026-11-09', closingDate: '2026-11-13' })).toBe('Ended Nov 13')
  expect(words({ openingDate: '2027-07-26' })).toBe('Starts Jul 26')
  expect(words({ applicationOpen: '2027-01-05', openingDate: '2027-07-26' })).toBe('Opens Jan 5')
  expect(words({ applicationOpen: '2026-11-01', openingDate: '2027-07-26' })).toBe('Starts Jul 26')
})
