import type { Weekday } from './entries.ts'

const msPerDay = 86_400_000
const weekdays: Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

export function plusDays(day: string, days: number): string {
  return new Date(utcOf(day) + days * msPerDay).toISOString().slice(0, 10)
}

/** Week 0 is the one that holds today; weeks begin on Monday. What would fall on a holiday is put off. */
export function dayInWeek(today: string, week: number, weekday: Weekday): string {
  let day = plusDays(today, week * 7 - weekdayIndex(today) + weekdays.indexOf(weekday))
  while (holidays.includes(day.slice(5))) day = plusDays(day, 7)
  return day
}

const holidays = ['01-01', '07-04', '12-24', '12-25', '12-26', '12-31']

/** Whoever looks for a camp in June looks for one next year: summer is the next one that has not begun. */
export function summerStart(today: string): string {
  const year = Number(today.slice(0, 4))
  const isOver = today.slice(5) >= '06-01'
  // The second Monday of June.
  const eighth = `${isOver ? year + 1 : year}-06-08`
  return plusDays(eighth, (7 - weekdayIndex(eighth)) % 7)
}

export interface Stay {
  first: string
  last: string
  /** 'June 14 to June 25'. */
  words: string
  /** 'Two weeks'. */
  length: string
}

/** From the Monday of a week of summer to the Friday of the last one. */
export function summerStay(today: string, [week, count]: [week: number, count: number]): Stay {
  const first = plusDays(summerStart(today), week * 7)
  const last = plusDays(first, count * 7 - 3)
  return {
    first,
    last,
    words: `${monthAndDay.format(utcOf(first))} to ${monthAndDay.format(utcOf(last))}`,
    length: `${numberWords[count] ?? count} ${count === 1 ? 'week' : 'weeks'}`,
  }
}

export function earlierOf(a: string, b: string): string {
  return a < b ? a : b
}

export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * msPerDay)
}

const numberWords = 'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

function utcOf(day: string) {
  return Date.parse(`${day}T00:00:00Z`)
}

function weekdayIndex(day: string) {
  return (new Date(utcOf(day)).getUTCDay() + 6) % 7
}
