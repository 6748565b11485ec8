import { describe, expect, test } from 'vitest'
import { dayInWeek, plusDays, summerStart, summerStay } from './calendar.ts'

describe('calendar', () => {
  test('days go over the ends of months and years', () => {
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(plusDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  test('a week begins on Monday, and Sunday still belongs to it', () => {
    expect(dayInWeek('2027-03-07', 0, 'Sat')).toBe('2027-03-06')
    expect(dayInWeek('2027-03-01', 1, 'Sun')).toBe('2027-03-14')
    expect(dayInWeek('2027-03-03', -1, 'Mon')).toBe('2027-02-22')
  })

  test('what would fall on a holiday is a week later', () => {
    expect(dayInWeek('2026-12-21', 0, 'Fri')).toBe('2027-01-08')
  })

  test('summer is the next one that has not begun', () => {
    expect(summerStart('2027-05-31')).toBe('2027-06-14')
    expect(summerStart('2027-06-01')).toBe('2028-06-12')
    expect(summerStart('2026-11-15')).toBe('2027-06-14')
  })

  test('a stay runs from a Monday to a Friday', () => {
    expect(summerStay('2027-03-01', [1, 2])).toEqual({
      first: '2027-06-21',
      last: '2027-07-02',
      words: 'June 21 to July 2',
      length: 'Two weeks',
    })
  })
})
