import { unavailable } from '#server/errors.ts'

/**
 * Runs at most `running` jobs at once and lets at most `waiting` wait. Whoever comes after that is told to come
 * back, which takes no time, and is better than a place in a queue that everybody gives up on.
 */
export function createBoundedQueue({ running, waiting, refusal }: BoundedQueueOptions) {
  const line: (() => void)[] = []
  let busy = 0

  async function turn() {
    if (busy < running) {
      busy += 1
      return
    }
    if (line.length >= waiting) throw unavailable(refusal)
    await new Promise<void>((resolve) => line.push(resolve))
  }

  /** The place is handed to the next in line, so that nobody who comes later slips in between. */
  function pass() {
    const next = line.shift()
    if (next) next()
    else busy -= 1
  }

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    await turn()
    try {
      return await job()
    } finally {
      pass()
    }
  }
}

interface BoundedQueueOptions {
  running: number
  waiting: number
  /** What whoever is sent away reads. */
  refusal?: string
}
