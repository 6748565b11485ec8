const waiting: (() => void)[] = []
/** A hidden tab does not paint; run the tasks after this delay instead. */
const patience = 100

/** Defers a task until after the next paint, so that a click shows its effect first. Tasks run together, in order. */
export function afterPaint(work: () => void) {
  if (waiting.push(work) > 1) return
  const timer = setTimeout(doAll, patience)
  // A timeout started in an animation frame runs right after the paint.
  requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(doAll)
  })
}

function doAll() {
  for (const work of waiting.splice(0)) work()
}
