import { describe, expect, it } from 'vitest'
import { retryDelayMs } from './retry-delay.ts'

const now = new Date('2027-01-04T09:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const threeDays = 3 * 24 * 60
const longest = () => 0
const shortest = () => 1 - Number.EPSILON

/** In minutes, for a mail that has waited for so many. */
function delay(failure: 'unreachable' | 'deferred', waited: number, random = longest) {
  const delayMs = retryDelayMs({ failure, createdAt: at(-waited), deliverBy: at(threeDays), now }, random)
  return delayMs === null ? null : delayMs / 60_000
}

describe('the delay before the next attempt', () => {
  it('doubles the age of the mail, from half a minute on', () => {
    expect([0, 0.5, 1, 2, 4].map((waited) => delay('deferred', waited))).toEqual([0.5, 0.5, 1, 2, 4])
  })

  it('is at most ten minutes for a server that could not be reached', () => {
    expect(delay('unreachable', 600)).toBe(10)
  })

  it('is at most four hours for a server that defers', () => {
    expect(delay('deferred', 600)).toBe(240)
  })

  it('is spread over a third of its length', () => {
    expect(delay('deferred', 600, shortest)).toBeCloseTo(160)
  })

  it('is none for a mail that was refused for good', () => {
    expect(retryDelayMs({ failure: 'refused', createdAt: now, deliverBy: at(threeDays), now })).toBeNull()
  })

  it('is none once the mail would come too late to be of use', () => {
    const reset = { failure: 'deferred', createdAt: at(-30), now } as const
    expect(retryDelayMs({ ...reset, deliverBy: at(31) })).not.toBeNull()
    expect(retryDelayMs({ ...reset, deliverBy: at(19) })).toBeNull()
  })

  it('gives a deferred mail 20 to 50 attempts in three days', () => {
    let attempts = 0
    for (let minutes = 0, next: number | null = 0; next !== null; attempts += 1) {
      minutes += next
      const delayMs = retryDelayMs({
        failure: 'deferred',
        createdAt: now,
        deliverBy: at(threeDays),
        now: at(minutes),
      })
      next = delayMs === null ? null : delayMs / 60_000
    }
    expect(attempts).toBeGreaterThan(20)
    expect(attempts).toBeLessThan(50)
  })
})
