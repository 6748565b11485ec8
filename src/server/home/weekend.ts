const dayInMs = 24 * 60 * 60 * 1000

/** Friday to Sunday of this week, without days that have passed. */
export function weekendOf(today: string): { from: string; to: string } {
  const start = Date.parse(`${today}T00:00:00Z`)
  const weekday = new Date(start).getUTCDay()
  const toSunday = (7 - weekday) % 7
  const toFriday = Math.max(0, toSunday - 2)
  return { from: dayAt(start + toFriday * dayInMs), to: dayAt(start + toSunday * dayInMs) }
}

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
