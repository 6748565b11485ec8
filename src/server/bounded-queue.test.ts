import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createBoundedQueue } from './bounded-queue.ts'

const refusal = 'Please try again in a moment.'
const refused = { kind: 'unavailable', message: refusal, retryAfterSeconds: 5 }

describe('a bounded queue', () => {
  test('runs two jobs at once, queues three and refuses the rest', async () => {
    const queue = createBoundedQueue({ running: 2, waiting: 3, refusal })
    let maxRunning = 0
    let running = 0
    const job = async () => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      await sleep(5)
      running -= 1
    }
    const accepted = Array.from({ length: 5 }, () => queue(job))
    await expect(queue(job)).rejects.toMatchObject(refused)
    await Promise.all(accepted)
    expect(maxRunning).toBe(2)
    await expect(queue(async () => 'next')).resolves.toBe('next')
  })

  test('goes on after a job that fails', async () => {
    const queue = createBoundedQueue({ running: 1, waiting: 1, refusal })
    await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(queue(async () => 'next')).resolves.toBe('next')
  })

  test('refuses what waited too long while many wait, and runs the last few', async () => {
    const queue = createBoundedQueue({ running: 1, waiting: 8, refusal })
    const slow = queue(() => sleep(600))
    const rest = await Promise.allSettled(Array.from({ length: 8 }, (_, place) => queue(async () => place)))
    await slow
    expect(rest.slice(0, 3)).toEqual(
      Array(3).fill({ status: 'rejected', reason: expect.objectContaining(refused) }),
    )
    expect(rest.slice(3)).toEqual([3, 4, 5, 6, 7].map((value) => ({ status: 'fulfilled', value })))
  })
})
