import { daysBetween } from '../rules/calendar-day.ts'
import { inDays, nearDay } from '../rules/near-day.ts'
import type { KindShape, Values } from './define-kind.ts'
import { listingWindow } from './listing-window.ts'

export interface Deadline {
  state: 'opens' | 'open' | 'closing' | 'closed' | 'rolling'
  /** 'Due Jan 21', 'Opens Jan 5', 'Closed Jan 21', 'Open since Nov 1' or 'Rolling'. */
  words: string
  /** 'in 7 days', when the day is close. */
  soon: string | null
}

/** From this many days before, a day is also said in days. */
const soonDays = 14

/** The application status on a day in the region of the listings; null without dates. */
export const deadlineOf = (kind: KindShape, values: Values, today: string): Deadline | null => {
  const { opensOn, closesOn } = listingWindow(kind, values)
  if (closesOn !== null && closesOn < today)
    return { state: 'closed', words: `Closed ${nearDay(closesOn, today)}`, soon: null }
  if (opensOn !== null && opensOn > today)
    return { state: 'opens', words: `Opens ${nearDay(opensOn, today)}`, soon: soonOf(today, opensOn) }
  if (closesOn !== null) {
    const soon = soonOf(today, closesOn)
    const verb = values[kind.closes[0] ?? ''] === closesOn ? 'Due' : 'Closes'
    return { state: soon === null ? 'open' : 'closing', words: `${verb} ${nearDay(closesOn, today)}`, soon }
  }
  if (values.isOngoing === true) return { state: 'rolling', words: 'Rolling', soon: null }
  return opensOn === null
    ? null
    : { state: 'open', words: `Open since ${nearDay(opensOn, today)}`, soon: null }
}

const soonOf = (today: string, day: string): string | null =>
  daysBetween(today, day) <= soonDays ? inDays(today, day) : null
