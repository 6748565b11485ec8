import { plusDays } from '#shared/rules/calendar-day.ts'
import { isCalendarMonth, lastDayOf, monthOf, plusMonths, weekdayOf } from '#shared/rules/calendar-month.ts'

/** The day that a key moves to, or null for other keys and at the ends of the supported range. */
export const dayForKey = (day: string, key: string): string | null => {
  const next = moves[key]?.(day) ?? null
  return next !== null && isCalendarMonth(monthOf(next)) ? next : null
}

const moves: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => plusDays(day, -1),
  ArrowRight: (day) => plusDays(day, 1),
  ArrowUp: (day) => plusDays(day, -7),
  ArrowDown: (day) => plusDays(day, 7),
  Home: (day) => plusDays(day, -weekdayOf(day)),
  End: (day) => plusDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => sameDayIn(plusMonths(monthOf(day), -1), day),
  PageDown: (day) => sameDayIn(plusMonths(monthOf(day), 1), day),
}

/** The 31st becomes the last day of a shorter month. */
const sameDayIn = (month: string, day: string): string => {
  const last = lastDayOf(month)
  const target = `${month}-${day.slice(8)}`
  return target < last ? target : last
}
