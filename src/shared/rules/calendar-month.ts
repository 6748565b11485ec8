import { daysInMonth, plusDays } from './calendar-day.ts'

const pattern = /^(19\d{2}|2[01]\d{2}|2200)-(0[1-9]|1[0-2])$/

/** A month as YYYY-MM, within the valid years of calendar days. */
export const isCalendarMonth = (text: string): boolean => pattern.test(text)

export const monthOf = (day: string): string => day.slice(0, 7)

export const firstDayOf = (month: string): string => `${month}-01`

export const lastDayOf = (month: string): string => {
  const [year = 0, number = 0] = partsOf(month)
  return `${month}-${String(daysInMonth(year, number)).padStart(2, '0')}`
}

export const plusMonths = (month: string, count: number): string => {
  const [year = 0, number = 0] = partsOf(month)
  const months = year * 12 + number - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The weeks of a month, Sunday to Saturday; days of the neighboring months fill the first and last week. */
export const weeksOf = (month: string): string[][] => {
  const first = firstDayOf(month)
  const last = lastDayOf(month)
  const weeks: string[][] = []
  for (let sunday = plusDays(first, -weekdayOf(first)); sunday <= last; sunday = plusDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => plusDays(sunday, index)))
  }
  return weeks
}

const partsOf = (month: string): number[] => month.split('-').map(Number)
