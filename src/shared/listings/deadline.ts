import { daysBetween } from '../rules/calendar-day.ts'
import { inDays, nearDay } from '../rules/near-day.ts'
import type { KindShape, Values } from './define-kind.ts'
import { listingWindow } from './listing-window.ts'

export interface Deadline {
  state: 'opens' | 'open' | 'closing' | 'closed' | 'rolling' | 'runs'
  /** 'Due Jan 21', 'Opens Jan 5', 'Closed Jan 21', 'Open since Nov 1', 'Rolling', 'Starts Jun 14', … */
  text: string
  /** 'in 7 days' if the day is near; 'due Jan 21' before the opening. */
  note: string | null
}

/** From this many days before a date, the note counts the days. */
const soonDays = 14

/** The application status on a Pacific day; null without dates. */
export const deadlineOf = (kind: KindShape, values: Values, today: string): Deadline | null => {
  const { opensOn, closesOn } = listingWindow(kind, values)
  const hasDeadline = closesOn !== null && values[kind.closes[0] ?? ''] === closesOn
  const opensLater = opensOn !== null && opensOn > today
  const run = hasDeadline || opensLater ? null : runOf(kind, values, today)
  if (run !== null) return run
  if (closesOn !== null && closesOn < today)
    return { state: 'closed', text: `Closed ${nearDay(closesOn, today)}`, note: null }
  if (opensLater) {
    const note = hasDeadline ? `due ${nearDay(closesOn, today)}` : soonOf(today, opensOn)
    return { state: 'opens', text: `Opens ${nearDay(opensOn, today)}`, note }
  }
  if (closesOn !== null) {
    const note = soonOf(today, closesOn)
    const verb = hasDeadline ? 'Due' : 'Closes'
    return { state: note === null ? 'open' : 'closing', text: `${verb} ${nearDay(closesOn, today)}`, note }
  }
  if (values.isOngoing === true) return { state: 'rolling', text: 'Rolling', note: null }
  return opensOn === null
    ? null
    : { state: 'open', text: `Open since ${nearDay(opensOn, today)}`, note: null }
}

/** Without a deadline, the first and last day of the listing replace it. */
const runOf = ({ runs }: KindShape, values: Values, today: string): Deadline | null => {
  const [first, last] = [runs?.first, runs?.last].map((name) => values[name ?? ''] || null)
  if (typeof first === 'string' && first > today)
    return { state: 'runs', text: `Starts ${nearDay(first, today)}`, note: soonOf(today, first) }
  const end = last ?? first
  if (typeof end !== 'string') return null
  return end < today
    ? { state: 'closed', text: `Ended ${nearDay(end, today)}`, note: null }
    : { state: 'runs', text: `Ends ${nearDay(end, today)}`, note: null }
}

const soonOf = (today: string, day: string): string | null =>
  daysBetween(today, day) <= soonDays ? inDays(today, day) : null
