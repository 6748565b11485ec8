const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** 'just now', '12 minutes', '5 hours', '3 days' */
export function elapsedTime(moment: string, now: Date): string {
  const ms = Math.max(0, now.getTime() - Date.parse(moment))
  if (ms < minute) return 'just now'
  if (ms < hour) return count(ms / minute, 'minute')
  if (ms < 2 * day) return count(ms / hour, 'hour')
  return count(ms / day, 'day')
}

function count(amount: number, unit: string) {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
