import { describe, expect, test } from 'vitest'
import { relativeDay } from './relative-day.ts'

describe('relative days', () => {
  test('days from today cross the ends of months and years', () => {
    expect(relativeDay('2026-12-31', 'today+1')).toBe('2027-01-01')
    expect(relativeDay('2028-03-01', 'today-1')).toBe('2028-02-29')
  })

  test('a week starts on Monday, and Sunday belongs to it', () => {
    expect(relativeDay('2027-03-07', 'week+0 Sat')).toBe('2027-03-06')
    expect(relativeDay('2027-03-01', 'week+1 Sun')).toBe('2027-03-14')
    expect(relativeDay('2027-03-03', 'week-1 Mon')).toBe('2027-02-22')
  })

  test('a day that falls on a holiday moves by whole weeks', () => {
    expect(relativeDay('2026-12-21', 'week+0 Fri')).toBe('2027-01-08')
  })

  test('summer is the next one that has not started', () => {
    expect(relativeDay('2027-05-31', 'summer+0 Mon')).toBe('2027-06-14')
    expect(relativeDay('2027-06-01', 'summer+0 Mon')).toBe('2028-06-12')
    expect(relativeDay('2026-11-15', 'summer+2 Fri')).toBe('2027-07-02')
  })

  test('a limit keeps a day at least five days before another', () => {
    expect(relativeDay('2027-03-01', 'today+55 before summer+0 Mon')).toBe('2027-04-25')
    expect(relativeDay('2027-05-31', 'today+55 before summer+0 Mon')).toBe('2027-06-09')
  })

  test('other text is refused', () => {
    expect(() => relativeDay('2027-03-01', 'next Friday')).toThrow("Not a relative day: 'next Friday'")
  })
})
