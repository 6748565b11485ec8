import type { DeliveryFailure } from './delivery-error.ts'

const minuteMs = 60_000
const shortestMs = minuteMs / 2
/**
 * An outage ends for all mail at once, so every mail arrives within ten minutes of its end. A server that defers one
 * mail has a reason that may last, and takes frequent repeats for abuse.
 */
const longestMs = { unreachable: 10 * minuteMs, deferred: 240 * minuteMs }

interface FailedAttempt {
  failure: DeliveryFailure
  createdAt: Date
  deliverBy: Date
  now: Date
}

/**
 * How long to wait before the next attempt, or null to give up. The wait is as long as the mail has waited so far, which
 * doubles its age with every attempt; the jitter keeps mails apart that failed together.
 */
export function retryDelayMs(
  { failure, createdAt, deliverBy, now }: FailedAttempt,
  random: () => number = Math.random,
): number | null {
  if (failure === 'refused') return null
  const waitedMs = now.getTime() - createdAt.getTime()
  const backoffMs = Math.min(Math.max(waitedMs, shortestMs), longestMs[failure])
  const delayMs = backoffMs * (1 - random() / 3)
  return now.getTime() + delayMs > deliverBy.getTime() ? null : delayMs
}
