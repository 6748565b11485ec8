/**
 * @param {number} places how many may run at the same time
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export function inTurn(places) {
  let free = places
  /** @type {(() => void)[]} */
  const waiting = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise((resolve) => waiting.push(() => resolve(undefined)))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
