import { expect, it } from 'vitest'
import { plusDays } from './calendar-day.ts'
import { dayNames } from './day-names.ts'

const full = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' })
const short = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short' })

it('names every day of a leap year as Intl does', () => {
  for (let day = '2028-01-01'; day < '2029'; day = plusDays(day, 1)) {
    const { weekday, shortWeekday, month, shortMonth, number, year } = dayNames(day)
    expect(`${weekday}, ${month} ${number}, ${year}`).toBe(full.format(new Date(day)))
    expect(`${shortMonth} ${shortWeekday}`.split(' ')).toEqual(
      expect.arrayContaining(short.format(new Date(day)).split(/\W+/)),
    )
  }
})
