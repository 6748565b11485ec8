import { daysBetween } from '../rules/calendar-day.ts'
import type { KindShape, Values } from './define-kind.ts'
import { listingWindow } from './listing-window.ts'

export interface Deadline {
  state: 'opens' | 'open' | 'closing' | 'closed' | 'rolling'
  /** What a person reads: 'Opens in 12 days', 'Open', 'Closes in 3 days', 'Closed', 'Rolling'. */
  words: string
}

/** From this many days before the end, 'Open' becomes 'Closes in … days'. */
const soon = 14

/** Whether one can apply today; null when the listing names no dates. `today` is a day in the listings' own region. */
export const deadlineOf = (kind: KindShape, values: Values, today: string): Deadline | null => {
  const { opensOn, closesOn } = listingWindow(kind, values)
  if (closesOn !== null && closesOn < today) return { state: 'closed', words: 'Closed' }
  if (opensOn !== null && opensOn > today) return { state: 'opens', words: `Opens ${inDays(today, opensOn)}` }
  if (closesOn !== null) {
    const isSoon = daysBetween(today, closesOn) <= soon
    return isSoon
      ? { state: 'closing', words: `Closes ${inDays(today, closesOn)}` }
      : { state: 'open', words: 'Open' }
  }
  if (values.isOngoing === true) return { state: 'rolling', words: 'Rolling' }
  return opensOn === null ? null : { state: 'open', words: 'Open' }
}

const inDays = (today: string, day: string): string => {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
