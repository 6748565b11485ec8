import { daysBetween, plusDays } from '#shared/rules/calendar-day.ts'

/** Calendar days, inclusive. */
export interface Period {
  from: string
  to: string
}

/** The current or next summer. */
export const summerOf = (today: string): Period => {
  const year = Number(today.slice(0, 4)) + (today.slice(5) > lastDay ? 1 : 0)
  return { from: `${year}-${firstDay}`, to: `${year}-${lastDay}` }
}

const firstDay = '06-01'
const lastDay = '08-31'

/** Every week, Monday to Sunday, that has a day of the summer. */
export const weeksOf = ({ from, to }: Period): Period[] => {
  const monday = plusDays(from, -((new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7))
  const count = Math.ceil((daysBetween(monday, to) + 1) / 7)
  return Array.from({ length: count }, (_, at) => ({
    from: plusDays(monday, at * 7),
    to: plusDays(monday, at * 7 + 6),
  }))
}

export const isOverlapping = (one: Period, other: Period): boolean =>
  one.from <= other.to && other.from <= one.to

/** The intersection of two periods, null when empty. */
export const sharedDays = (one: Period, other: Period): Period | null =>
  isOverlapping(one, other)
    ? { from: one.from > other.from ? one.from : other.from, to: one.to < other.to ? one.to : other.to }
    : null
