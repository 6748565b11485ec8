import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createBoundedQueue } from '#server/bounded-queue.ts'
import { createPasswords } from './passwords.ts'

const password = 'maple kettle nine'

describe('passwords', () => {
  const passwords = createPasswords()

  it('are stored as argon2id at the strength we promise, each with its own salt', async () => {
    const [first, second] = [await passwords.hash(password), await passwords.hash(password)]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('leave the server free to do other things while they are judged, and are refused when too many wait', async () => {
    const owner = { email: 'ana@example.org', siteName: 'Waymark' }
    const judge = (place: number) => passwords.hashChosen('password', `${password} ${place}`, owner)
    await judge(0)
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, place) => judge(place)))
    clearInterval(timer)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeLessThanOrEqual(20)
    expect(turns).toBeGreaterThan(40)
    expect(refused[0]).toMatchObject({ reason: { kind: 'unavailable', retryAfterSeconds: 5 } })
  })

  it('are hashed anew only when the parameters have changed', async () => {
    const weaker = await hash(password, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 })
    expect(await passwords.matches(weaker, password)).toBe(true)
    expect(passwords.isOutdated(weaker)).toBe(true)
    expect(passwords.isOutdated(await passwords.hash(password))).toBe(false)
  })

  it('match themselves and nothing else', async () => {
    const stored = await passwords.hash(password)
    expect(await passwords.matches(stored, password)).toBe(true)
    expect(await passwords.matches(stored, `${password} `)).toBe(false)
    expect(await passwords.matches(stored, 'x'.repeat(100_000))).toBe(false)
    expect(await passwords.matches(null, password)).toBe(false)
  })

  it('match however the keyboard spells an accent', async () => {
    const stored = await passwords.hash('cafe\u0301 au lait')
    expect(await passwords.matches(stored, 'caf\u00e9 au lait')).toBe(true)
  })

  it('leave the server free to do other things while they are hashed', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await Promise.all(Array.from({ length: 6 }, () => passwords.hash(password)))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })
})

describe('the queue for hashing', () => {
  it('runs few at once, lets some wait, and sends the rest away with a time to come back', async () => {
    const run = createBoundedQueue({ running: 2, waiting: 3 })
    const release: (() => void)[] = []
    let most = 0
    let busy = 0
    const job = async () => {
      busy += 1
      most = Math.max(most, busy)
      await new Promise<void>((resolve) => release.push(resolve))
      busy -= 1
    }
    const taken = Array.from({ length: 5 }, () => run(job))
    await expect(run(job)).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 })

    for (let done = 0; done < 5; done++) {
      while (release.length === 0) await Promise.resolve()
      release.shift()?.()
    }
    await Promise.all(taken)
    expect(most).toBe(2)
  })

  it('gives its place on when a job fails', async () => {
    const run = createBoundedQueue({ running: 1, waiting: 1 })
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(run(async () => 'next')).resolves.toBe('next')
  })
})
