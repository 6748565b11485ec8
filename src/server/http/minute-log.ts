const minuteMs = 60_000

/** Logs the first occurrence at once and later ones as one line per minute with a count, so that a flood cannot fill the log. */
export function createMinuteLog<Facts extends object>(write: (facts: Facts & { count: number }) => void) {
  let count = 0
  let latest: Facts | null = null
  let timer: NodeJS.Timeout | null = null

  function flush() {
    timer = null
    if (latest === null) return
    write({ ...latest, count })
    count = 0
    latest = null
    timer = setTimeout(flush, minuteMs).unref()
  }

  return (facts: Facts) => {
    count += 1
    latest = facts
    if (timer === null) flush()
  }
}
