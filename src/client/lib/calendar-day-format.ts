/**
 * Calendar days in words. A day is a string and belongs to no time zone; it is put at midnight UTC and read there, so
 * that no browser's own zone can move it.
 */
const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })

const formats = {
  long: utc({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  short: utc({ weekday: 'short', month: 'short', day: 'numeric' }),
  month: utc({ month: 'long', year: 'numeric' }),
  weekday: utc({ weekday: 'short' }),
  monthName: utc({ month: 'short' }),
}

/** 'Saturday, March 20, 2027' */
export const longDay = (day: string) => formats.long.format(instantOf(day))

/** 'Sat, Mar 20' */
export const shortDay = (day: string) => formats.short.format(instantOf(day))

/** 'March 2027' for '2027-03' */
export const monthTitle = (month: string) => formats.month.format(instantOf(`${month}-01`))

/** 'Sat', 'Mar', '20', for a tile that shows them apart. */
export const dayParts = (day: string) => ({
  weekday: formats.weekday.format(instantOf(day)),
  month: formats.monthName.format(instantOf(day)),
  number: String(Number(day.slice(8))),
})

function instantOf(day: string) {
  return new Date(`${day}T00:00:00Z`)
}
