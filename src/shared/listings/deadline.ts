import { daysBetween } from '../rules/calendar-day.ts'
import { inDays, nearDay } from '../rules/near-day.ts'
import type { KindShape, Values } from './define-kind.ts'
import { listingWindow } from './listing-window.ts'

export interface Deadline {
  state: 'opens' | 'open' | 'closing' | 'closed' | 'rolling' | 'runs'
  /** 'Due Jan 21', 'Opens Jan 5', 'Closed Jan 21', 'Open since Nov 1', 'Rolling', 'Starts Jun 14', … */
  words: string
  /** 'in 7 days', when the day is close; 'due Jan 21' before the opening. */
  note: string | null
}

/** From this many days before, a day is also said in days. */
const soonDays = 14

/** The application status on a day in the region of the listings; null without dates. */
export const deadlineOf = (kind: KindShape, values: Values, today: string): Deadline | null => {
  const { opensOn, closesOn } = listingWindow(kind, values)
  const hasDeadline = closesOn !== null && values[kind.closes[0] ?? ''] === closesOn
  const opensLater = opensOn !== null && opensOn > today
  const run = hasDeadline || opensLater ? null : runOf(kind, values, today)
  if (run !== null) return run
  if (closesOn !== null && closesOn < today)
    return { state: 'closed', words: `Closed ${nearDay(closesOn, today)}`, note: null }
  if (opensLater) {
    const note = hasDeadline ? `due ${nearDay(closesOn, today)}` : soonOf(today, opensOn)
    return { state: 'opens', words: `Opens ${nearDay(opensOn, today)}`, note }
  }
  if (closesOn !== null) {
    const note = soonOf(today, closesOn)
    const verb = hasDeadline ? 'Due' : 'Closes'
    return { state: note === null ? 'open' : 'closing', words: `${verb} ${nearDay(closesOn, today)}`, note }
  }
  if (values.isOngoing === true) return { state: 'rolling', words: 'Rolling', note: null }
  return opensOn === null
    ? null
    : { state: 'open', words: `Open since ${nearDay(opensOn, today)}`, note: null }
}

/** Without a deadline, the days on which the listing takes place say how long one can come. */
const runOf = ({ runs }: KindShape, values: Values, today: string): Deadline | null => {
  const [first, last] = [runs?.first, runs?.last].map((name) => values[name ?? ''] || null)
  if (typeof first === 'string' && first > today)
    return { state: 'runs', words: `Starts ${nearDay(first, today)}`, note: soonOf(today, first) }
  const end = last ?? first
  if (typeof end !== 'string') return null
  return end < today
    ? { state: 'closed', words: `Ended ${nearDay(end, today)}`, note: null }
    : { state: 'runs', words: `Ends ${nearDay(end, today)}`, note: null }
}

const soonOf = (today: string, day: string): string | null =>
  daysBetween(today, day) <= soonDays ? inDays(today, day) : null
