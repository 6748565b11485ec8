import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswords } from './passwords.ts'

const password = 'maple kettle nine'

describe('passwords', () => {
  const passwords = createPasswords()

  it('are stored as argon2id at the strength we promise, each with its own salt', async () => {
    const [first, second] = [await passwords.hash(password), await passwords.hash(password)]
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it('leave the event loop free while they are checked, and are refused when the queue is full', async () => {
    const owner = { email: 'ana@example.org', siteName: 'Waymark' }
    const choose = (place: number) => passwords.hashChosen('password', `${password} ${place}`, owner)
    await choose(0)
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    const answers = await Promise.allSettled(Array.from({ length: 40 }, (_, place) => choose(place)))
    clearInterval(timer)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(20)
    // The first two and the last five never wait too long.
    expect(refused.length).toBeLessThanOrEqual(33)
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

  it('leave the event loop free while they are hashed', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await Promise.all(Array.from({ length: 6 }, () => passwords.hash(password)))
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })
})
