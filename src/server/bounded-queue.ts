import { unavailable } from '#server/errors.ts'

/** Runs at most `running` jobs at once, queues at most `waiting`, and refuses the rest at once with 503. */
export function createBoundedQueue({ running, waiting, refusal }: BoundedQueueOptions) {
  const queue: (() => void)[] = []
  let busy = 0

  async function turn() {
    if (busy < running) {
      busy += 1
      return
    }
    if (queue.length >= waiting) throw unavailable(refusal)
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  /** Hands the slot to the next waiting job directly, so that a new call cannot take it. */
  function pass() {
    const next = queue.shift()
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
  refusal?: string
}
