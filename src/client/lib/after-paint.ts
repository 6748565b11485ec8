const waiting: (() => void)[] = []
/** A page that nobody sees paints nothing; it waits this long instead. */
const patience = 100

/** Puts work off until the screen has answered the press that asks for it. What waits together is done together, in order. */
export function afterPaint(work: () => void) {
  if (waiting.push(work) > 1) return
  const timer = setTimeout(doAll, patience)
  // The frame is painted when its callbacks have returned: a task that they leave behind comes right after.
  requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(doAll)
  })
}

function doAll() {
  for (const work of waiting.splice(0)) work()
}
