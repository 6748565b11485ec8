const queue: (() => void)[] = []
/** A hidden tab does not paint, so its tasks run after this delay. */
const hiddenTabDelayMs = 100

/** Defers a task until after the next paint, so that a click shows its effect first. Tasks run together, in order. */
export function afterPaint(task: () => void) {
  if (queue.push(task) > 1) return
  const timer = setTimeout(flush, hiddenTabDelayMs)
  // A timeout started in an animation frame runs right after the paint.
  requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(flush)
  })
}

function flush() {
  for (const task of queue.splice(0)) task()
}
