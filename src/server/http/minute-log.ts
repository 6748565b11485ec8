const minuteMs = 60_000

/**
 * Logs the first occurrence immediately and later ones as a summary per minute, the latest with a count, so that a flood
 * cannot fill the log.
 */
export function createMinuteLog<Facts extends object>(
  write: (facts: Facts & { count: number }, isSummary: boolean) => void,
) {
  let count = 0
  let latest: Facts | null = null
  let timer: NodeJS.Timeout | null = null

  function flush(isSummary: boolean) {
    timer = null
    if (latest === null) return
    write({ ...latest, count }, isSummary)
    count = 0
    latest = null
    timer = setTimeout(flush, minuteMs, true).unref()
  }

  return (facts: Facts) => {
    count += 1
    latest = facts
    if (timer === null) flush(false)
  }
}
