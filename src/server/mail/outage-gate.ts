import type { DeliveryFailure } from './delivery-error.ts'

export interface OutageGate {
  isClosed(now: Date): boolean
  report(outcome: 'sent' | DeliveryFailure, now: Date): void
}

/**
 * Keeps a worker from running the whole outbox against a dead mail server. After several failures to reach it in a
 * row the gate closes for a while, longer each time, and the next mail that gets through opens it for all. A dropped
 * connection now and then closes nothing.
 */
export function createOutageGate({
  strikes = 8,
  firstPauseMs = 5_000,
  longestPauseMs = 60_000,
} = {}): OutageGate {
  let failures = 0
  let pauseMs = firstPauseMs
  let closedUntil = 0
  return {
    isClosed: (now) => now.getTime() < closedUntil,
    report(outcome, now) {
      if (outcome !== 'unreachable') {
        failures = 0
        pauseMs = firstPauseMs
        closedUntil = 0
        return
      }
      failures += 1
      // Mails that were under way when the gate closed tell nothing new.
      if (failures < strikes || now.getTime() < closedUntil) return
      closedUntil = now.getTime() + pauseMs
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    },
  }
}
