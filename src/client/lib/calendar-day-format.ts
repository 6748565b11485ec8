import { dateFormat } from '#shared/rules/date-format.ts'

/** A calendar day has no time zone: it is formatted as midnight UTC, so that the browser's zone cannot shift it. */
const utc = (options: Intl.DateTimeFormatOptions) => dateFormat({ timeZone: 'UTC', ...options })

const formats = {
  long: utc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  short: utc({ weekday: 'short', month: 'short', day: 'numeric' }),
  month: utc({ month: 'long', year: 'numeric' }),
  weekday: utc({ weekday: 'short' }),
  monthName: utc({ month: 'short' }),
}

/** 'Saturday, March 20, 2027' */
export const longDay = (day: string) => formats.long(instantOf(day))

/** 'Sat, Mar 20' */
export const shortDay = (day: string) => formats.short(instantOf(day))

/** 'March 2027' for '2027-03' */
export const monthTitle = (month: string) => formats.month(instantOf(`${month}-01`))

/** For a tile that shows the parts separately. */
export const dayParts = (day: string) => ({
  weekday: formats.weekday(instantOf(day)),
  month: formats.monthName(instantOf(day)),
  number: String(Number(day.slice(8))),
})

function instantOf(day: string) {
  return new Date(`${day}T00:00:00Z`)
}
