import type { DeliveryFailure } from './delivery-error.ts'

export interface RetryPolicy {
  /** The wait after the first failed attempt; each further one doubles it. */
  firstDelayMs: number
  /** The longest wait, by what went wrong. */
  longestDelayMs: Record<Exclude<DeliveryFailure, 'refused'>, number>
}

const minute = 60_000

/**
 * An outage ends for all mails at once, so they wait ten minutes at most and arrive soon after the server is back. A
 * server that defers one mail has a reason that may last, and repeating it often makes the sender look like a pest.
 */
export const defaultRetryPolicy: RetryPolicy = {
  firstDelayMs: minute / 2,
  longestDelayMs: { unreachable: 10 * minute, deferred: 240 * minute },
}

interface FailedAttempt {
  failure: DeliveryFailure
  /** How often the mail was tried so far, this attempt included. */
  attempts: number
  now: Date
  deliverBy: Date
}

/** When to try again, or null to give up. Jitter takes up to a third off, so mails that failed together part ways. */
export function nextAttempt(
  { failure, attempts, now, deliverBy }: FailedAttempt,
  policy: RetryPolicy = defaultRetryPolicy,
  random: () => number = Math.random,
): Date | null {
  if (failure === 'refused') return null
  const doubled = policy.firstDelayMs * 2 ** Math.min(attempts - 1, 30)
  const delay = Math.min(doubled, policy.longestDelayMs[failure]) * (1 - random() / 3)
  const at = new Date(now.getTime() + delay)
  return at > deliverBy ? null : at
}
