const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * The names and numbers of a calendar day. Does not use `Intl`: a calendar day has no time zone, and the first `Intl` object of
 * a page takes about 100 ms on a slow phone.
 */
export const dayNames = (day: string) => {
  const month = months[Number(day.slice(5, 7)) - 1] ?? ''
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
  return {
    weekday,
    shortWeekday: weekday.slice(0, 3),
    month,
    shortMonth: month.slice(0, 3),
    number: String(Number(day.slice(8, 10))),
    year: day.slice(0, 4),
  }
}
