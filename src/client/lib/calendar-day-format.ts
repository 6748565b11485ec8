import { dayNames } from '#shared/rules/day-names.ts'

/** 'Saturday, March 20, 2027' */
export function longDay(day: string) {
  const { weekday, month, number, year } = dayNames(day)
  return `${weekday}, ${month} ${number}, ${year}`
}

/** 'Sat, Mar 20' */
export function shortDay(day: string) {
  const { shortWeekday, shortMonth, number } = dayNames(day)
  return `${shortWeekday}, ${shortMonth} ${number}`
}

/** 'March 2027' for '2027-03' */
export function monthTitle(month: string) {
  const { month: name, year } = dayNames(`${month}-01`)
  return `${name} ${year}`
}

/** For a tile that shows the parts separately. */
export function dayParts(day: string) {
  const { shortWeekday, shortMonth, number } = dayNames(day)
  return { weekday: shortWeekday, month: shortMonth, number }
}
