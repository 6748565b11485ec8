import pLimit from 'p-limit'
import { unavailable } from '#server/errors.ts'

/** With the 350 ms that overload.ts allows before a request starts, the response arrives within a second. */
const maxWaitMs = 500
/** A short queue that is slow is not an overload: other programs may have delayed it. */
const shortQueue = 4

/** Runs at most `running` jobs at once and queues at most `waiting`. Refuses with 503 when the queue is full or too slow. */
export function createBoundedQueue({ running, waiting, refusal }: BoundedQueueOptions) {
  const limit = pLimit(running)

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw unavailable(refusal)
    const queuedAt = performance.now()
    return limit(() => {
      const isLate = performance.now() - queuedAt > maxWaitMs && limit.pendingCount > shortQueue
      if (isLate) throw unavailable(refusal)
      return job()
    })
  }
}

interface BoundedQueueOptions {
  running: number
  waiting: number
  refusal: string
}
