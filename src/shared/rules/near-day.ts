import { daysBetween } from './calendar-day.ts'
import { dayNames } from './day-names.ts'

/** 'Jun 21', or 'Jun 21, 2028' if the day is ambiguous without its year. */
export const nearDay = (day: string, today: string): string => monthDay(day) + yearIfAmbiguous(day, today)

/** 'Sat, Mar 20', also with a year if ambiguous. */
export const nearWeekday = (day: string, today: string): string =>
  `${dayNames(day).shortWeekday}, ${nearDay(day, today)}`

interface OpenEnds {
  /** The word before a single day: 'From Jan 5', 'By Feb 1'. */
  from?: string
  to?: string
}

/** 'Jun 21 – Jul 2', 'Jun 14 – 25', 'By Feb 1'; null without a day. */
export const dayRange = (
  from: string | null,
  to: string | null,
  today: string,
  ends: OpenEnds = {},
): string | null => {
  if (from === null) return to === null ? null : `${ends.to ?? 'Until'} ${nearDay(to, today)}`
  if (to === null) return `${ends.from ?? 'From'} ${nearDay(from, today)}`
  if (from === to) return nearDay(from, today)
  const hasYear = isAmbiguous(from, today) || isAmbiguous(to, today)
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

const yearIfAmbiguous = (day: string, today: string): string =>
  isAmbiguous(day, today) ? `, ${yearOf(day)}` : ''

/** The range from three months ago to nine months ahead is shorter than a year, so each month and day occurs in it once. */
const isAmbiguous = (day: string, today: string): boolean => {
  const days = daysBetween(today, day)
  return days <= -90 || days >= 275
}

const yearOf = (day: string): string => day.slice(0, 4)
const monthDay = (day: string): string => {
  const { shortMonth, number } = dayNames(day)
  return `${shortMonth} ${number}`
}
