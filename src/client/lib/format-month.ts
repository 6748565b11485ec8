import { dayNames } from '#shared/rules/day-names.ts'

const standardOffsetMs = 8 * 60 * 60_000

/** 'Mar 2027' in Pacific Standard Time all year, so that the server and the browser render the same. */
export function formatMonth(moment: string) {
  const day = new Date(Date.parse(moment) - standardOffsetMs).toISOString().slice(0, 10)
  const { shortMonth, year } = dayNames(day)
  return `${shortMonth} ${year}`
}
