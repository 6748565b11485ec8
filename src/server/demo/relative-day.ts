import { plusDays } from '#shared/rules/calendar-day.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const holidays = ['01-01', '07-04', '12-24', '12-25', '12-26', '12-31']
const notation = /^(today|week|summer)([+-]\d+)(?: (Mon|Tue|Wed|Thu|Fri|Sat|Sun))?(?: before (.+))?$/

/**
 * Turns the relative days of the demo content into calendar days:
 * - `today+18`: 18 days from today
 * - `week+2 Fri`: Friday two weeks after the current week, which starts on Monday; a holiday moves it one week
 * - `summer+3 Mon`: Monday of the fourth week of the next summer
 * - `today+55 before summer+3 Mon`: the first day, but at least five days before the second
 */
export function relativeDay(today: string, text: string): string {
  const [, anchor, offset, weekday = 'Mon', limit] = notation.exec(text) ?? []
  if (offset === undefined) throw new Error(`Not a relative day: '${text}'`)
  const day = dayFrom(anchor, Number(offset), weekdays.indexOf(weekday), today)
  if (limit === undefined) return day
  const latest = plusDays(relativeDay(today, limit), -5)
  return day < latest ? day : latest
}

function dayFrom(anchor: string | undefined, offset: number, weekday: number, today: string) {
  if (anchor === 'today') return plusDays(today, offset)
  const monday = anchor === 'summer' ? summerStart(today) : plusDays(today, -weekdayOf(today))
  let day = plusDays(monday, offset * 7 + weekday)
  while (anchor === 'week' && holidays.includes(day.slice(5))) day = plusDays(day, 7)
  return day
}

/** The second Monday of June. From June on it is next year's, because applications for this summer have closed. */
function summerStart(today: string) {
  const year = Number(today.slice(0, 4)) + (today.slice(5) >= '06-01' ? 1 : 0)
  const eighth = `${year}-06-08`
  return plusDays(eighth, (7 - weekdayOf(eighth)) % 7)
}

/** 0 is Monday. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
