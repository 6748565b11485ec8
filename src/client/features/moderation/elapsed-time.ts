import { countOf } from '#client/lib/count-of.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** 'just now', '12 minutes', '5 hours', '3 days', '2 weeks', '5 months' */
export function elapsedTime(moment: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(moment))
  if (ms < minute) return 'just now'
  if (ms < hour) return countOf(Math.floor(ms / minute), 'minute')
  if (ms < day) return countOf(Math.floor(ms / hour), 'hour')
  // Rounded from here on: 44 hours are closer to two days than to one.
  if (ms < 14 * day) return countOf(Math.round(ms / day), 'day')
  if (ms < 60 * day) return countOf(Math.round(ms / (7 * day)), 'week')
  return countOf(Math.round(ms / (30.44 * day)), 'month')
}

/** 'just now', '3 days ago' */
export function timeAgo(moment: string, now: Date): string {
  const elapsed = elapsedTime(moment, now)
  return elapsed === 'just now' ? elapsed : `${elapsed} ago`
}
