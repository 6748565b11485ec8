import { daysBetween } from './calendar-day.ts'
import { dayNames } from './day-names.ts'

/** 'Jun 21', or 'Jun 21, 2028' where the day without its year would be taken for another one. */
export const nearDay = (day: string, today: string): string => monthDay(day) + yearIfUnclear(day, today)

/** 'Sat, Mar 20', with its year under the same condition. */
export const nearWeekday = (day: string, today: string): string =>
  `${dayNames(day).shortWeekday}, ${nearDay(day, today)}`

interface OpenEnds {
  /** What stands before a day when it is the only one: 'From Jan 5', 'By Feb 1'. */
  from?: string
  to?: string
}

/** 'Jun 21 – Jul 2', 'Jun 14 – 25', 'By Feb 1'; null without any day. */
export const dayRange = (
  from: string | null,
  to: string | null,
  today: string,
  ends: OpenEnds = {},
): string | null => {
  if (from === null) return to === null ? null : `${ends.to ?? 'Until'} ${nearDay(to, today)}`
  if (to === null) return `${ends.from ?? 'From'} ${nearDay(from, today)}`
  if (from === to) return nearDay(from, today)
  const hasYear = !isClear(from, today) || !isClear(to, today)
  const start = monthDay(from) + (hasYear && yearOf(from) !== yearOf(to) ? `, ${yearOf(from)}` : '')
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7)
  const end = isSameMonth ? String(Number(to.slice(8))) : monthDay(to)
  return `${start} – ${end}${hasYear ? `, ${yearOf(to)}` : ''}`
}

/** 'today', 'tomorrow' or 'in 7 days'. */
export const inDays = (today: string, day: string): string => {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

const yearIfUnclear = (day: string, today: string): string => (isClear(day, today) ? '' : `, ${yearOf(day)}`)

/** From three months back to nine months ahead: less than a year, so that each month and day is in it once. */
const isClear = (day: string, today: string): boolean => {
  const days = daysBetween(today, day)
  return days > -90 && days < 275
}

const yearOf = (day: string): string => day.slice(0, 4)
const monthDay = (day: string): string => {
  const { shortMonth, number } = dayNames(day)
  return `${shortMonth} ${number}`
}
