import type { DeliveryFailure } from './delivery-error.ts'

const minuteMs = 60_000
const minMs = minuteMs / 2
/**
 * An outage ends for all mail at once, so every mail arrives within ten minutes of its end. A server that defers a
 * mail treats frequent retries as abuse.
 */
const maxMs = { unreachable: 10 * minuteMs, deferred: 240 * minuteMs }

interface FailedAttempt {
  failure: DeliveryFailure
  createdAt: Date
  deliverBy: Date
  now: Date
}

/** Exponential backoff with jitter, or null to give up: the delay equals the age of the mail. */
export function retryDelayMs(
  { failure, createdAt, deliverBy, now }: FailedAttempt,
  random: () => number = Math.random,
): number | null {
  if (failure === 'refused') return null
  const waitedMs = now.getTime() - createdAt.getTime()
  const backoffMs = Math.min(Math.max(waitedMs, minMs), maxMs[failure])
  const delayMs = backoffMs * (1 - random() / 3)
  return now.getTime() + delayMs > deliverBy.getTime() ? null : delayMs
}
