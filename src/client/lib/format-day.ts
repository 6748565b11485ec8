import { dayNames } from '#shared/rules/day-names.ts'

/** 'Mar 31, 2027' for '2027-03-31' */
export function formatDay(day: string) {
  const { shortMonth, number, year } = dayNames(day)
  return `${shortMonth} ${number}, ${year}`
}
