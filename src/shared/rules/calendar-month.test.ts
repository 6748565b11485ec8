import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, isCalendarDay, plusDays } from './calendar-day.ts'
import {
  firstDayOf,
  isCalendarMonth,
  lastDayOf,
  monthOf,
  plusMonths,
  weekdayOf,
  weeksOf,
} from './calendar-month.ts'

const month = fc
  .tuple(fc.integer({ min: 1901, max: 2199 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`)

describe('a calendar month', () => {
  it.each(['2027-13', '2027-00', '2027-1', '27-01', '2027-01-01', '1899-12', '2201-01', ''])(
    'is not %j',
    (text) => expect(isCalendarMonth(text)).toBe(false),
  )

  it('ends on its last day', () => {
    expect([lastDayOf('2028-02'), lastDayOf('2027-02'), lastDayOf('2100-02')]).toEqual([
      '2028-02-29',
      '2027-02-28',
      '2100-02-28',
    ])
  })

  it('wraps at the end of the year', () => {
    expect([plusMonths('2027-12', 1), plusMonths('2027-01', -1), plusMonths('2027-03', 0)]).toEqual([
      '2028-01',
      '2026-12',
      '2027-03',
    ])
    fc.assert(
      fc.property(month, fc.integer({ min: -600, max: 600 }), (from, count) => {
        expect(plusMonths(plusMonths(from, count), -count)).toBe(from)
      }),
    )
  })

  it('has full weeks from Sunday to Saturday with each of its days once, in order', () => {
    fc.assert(
      fc.property(month, (given) => {
        const weeks = weeksOf(given)
        const days = weeks.flat()
        expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === 0)).toBe(true)
        expect(days.every((day, index) => index === 0 || daysBetween(days[index - 1] ?? '', day) === 1)).toBe(
          true,
        )
        const own = days.filter((day) => monthOf(day) === given)
        expect([own[0], own.at(-1)]).toEqual([firstDayOf(given), lastDayOf(given)])
        expect(days.length - own.length).toBeLessThan(14)
      }),
    )
  })
})

describe('adding days', () => {
  it('gives a valid day, and can be reversed', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -300, max: 300 }), (from, count) => {
        const day = plusDays(firstDayOf(from), count)
        expect(isCalendarDay(day)).toBe(true)
        expect(daysBetween(firstDayOf(from), day)).toBe(count)
      }),
    )
  })
})
