import { dateFormat } from './date-format.ts'

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** A valid date as YYYY-MM-DD, without a time or a time zone. */
export const isCalendarDay = (text: string): boolean => {
  const match = pattern.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return (
    year >= 1900 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  )
}

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The number of days from one calendar day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

export const plusDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

const pacific = dateFormat(
  { timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' },
  'en-CA',
)

/** UTC offsets are multiples of 15 minutes, so no day ends within a quarter of an hour. */
const quarterMs = 15 * 60_000
/** Every list request needs the day, and formatting a date is slow. */
let cached = { day: '', from: Number.NaN, until: Number.NaN }

/** 'Today' in Pacific time, independent of the time zone of the server or the browser. */
export const pacificDay = (instant: Date): string => {
  const time = instant.getTime()
  if (!(time >= cached.from && time < cached.until)) {
    const from = Math.floor(time / quarterMs) * quarterMs
    cached = { day: pacific(instant), from, until: from + quarterMs }
  }
  return cached.day
}

/** The end of the Pacific day: 7:00 UTC in summer, 8:00 in winter. */
export const endOfPacificDay = (instant: Date): number => {
  const next = plusDays(pacificDay(instant), 1)
  const summer = Date.parse(`${next}T07:00:00Z`)
  return pacificDay(new Date(summer)) === next ? summer : summer + 60 * 60_000
}

/** Sets the day until it ends, so that pages with a day from the server do not load time zone data. */
export const cachePacificDay = (day: string, from: number, until: number): void => {
  cached = { day, from, until }
}
