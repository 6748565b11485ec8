import { expect, it } from 'vitest'
import { elapsedTime, timeAgo } from './elapsed-time.ts'

it('elapsed time is in the largest fitting unit', () => {
  const now = new Date('2027-03-10T12:00:00Z')
  const since = (moment: string) => elapsedTime(moment, now)
  expect(since('2027-03-10T11:59:30Z')).toBe('just now')
  expect(since('2027-03-10T11:59:00Z')).toBe('1 minute')
  expect(since('2027-03-10T07:00:00Z')).toBe('5 hours')
  expect(since('2027-03-09T12:30:00Z')).toBe('23 hours')
  expect(since('2027-03-09T12:00:00Z')).toBe('1 day')
  expect(since('2027-03-08T16:00:00Z')).toBe('2 days')
  expect(since('2027-03-07T11:00:00Z')).toBe('3 days')
  expect(since('2027-02-24T12:00:00Z')).toBe('2 weeks')
  expect(since('2026-12-10T12:00:00Z')).toBe('3 months')
  expect(since('2027-03-11T12:00:00Z')).toBe('just now')
})

it('44 hours are two days ago', () => {
  expect(timeAgo('2027-03-08T16:00:00Z', new Date('2027-03-10T12:00:00Z'))).toBe('2 days ago')
  expect(timeAgo('2027-03-10T12:00:00Z', new Date('2027-03-10T12:00:00Z'))).toBe('just now')
})
