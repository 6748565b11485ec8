import { plusDays } from '#shared/rules/calendar-day.ts'

/** Friday to Sunday of this week, without past days. */
export function weekendOf(today: string): { from: string; to: string } {
  const toSunday = (7 - new Date(today).getUTCDay()) % 7
  const toFriday = Math.max(0, toSunday - 2)
  return { from: plusDays(today, toFriday), to: plusDays(today, toSunday) }
}
