import { describe, expect, it } from 'vitest'
import { defaultRetryPolicy, nextAttempt } from './retry-policy.ts'

const now = new Date('2027-01-04T09:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const minutesUntil = (at: Date | null) => (at ? (at.getTime() - now.getTime()) / 60_000 : null)
const longest = () => 0
const shortest = () => 1 - Number.EPSILON

describe('the next attempt', () => {
  const wait = (failure: 'unreachable' | 'deferred', attempts: number, random = longest) =>
    minutesUntil(nextAttempt({ failure, attempts, now, deliverBy: inDays(3) }, defaultRetryPolicy, random))

  it('comes later each time', () => {
    expect([1, 2, 3, 4, 5].map((attempts) => wait('deferred', attempts))).toEqual([0.5, 1, 2, 4, 8])
  })

  it('never waits more than ten minutes for a server that was out of reach', () => {
    expect(wait('unreachable', 20)).toBe(10)
    expect(wait('unreachable', 5_000)).toBe(10)
  })

  it('never waits more than four hours for a server that defers', () => {
    expect(wait('deferred', 20)).toBe(240)
  })

  it('is spread over a third of the wait', () => {
    expect(wait('deferred', 20, shortest)).toBeCloseTo(160)
  })

  it('does not come for a mail that was refused for good', () => {
    expect(nextAttempt({ failure: 'refused', attempts: 1, now, deliverBy: inDays(3) })).toBeNull()
  })

  it('does not come after the moment until which the mail is of use', () => {
    const inTime = {
      failure: 'deferred',
      attempts: 1,
      now,
      deliverBy: new Date(now.getTime() + 60_000),
    } as const
    expect(nextAttempt(inTime)).not.toBeNull()
    expect(nextAttempt({ ...inTime, attempts: 9 })).toBeNull()
  })

  it('gives a deferred mail a fair number of chances in three days', () => {
    let at = now
    let attempts = 0
    for (let next: Date | null = now; next; attempts += 1) {
      at = next
      next = nextAttempt({ failure: 'deferred', attempts: attempts + 1, now: at, deliverBy: inDays(3) })
    }
    expect(attempts).toBeGreaterThan(20)
    expect(attempts).toBeLessThan(50)
  })
})
