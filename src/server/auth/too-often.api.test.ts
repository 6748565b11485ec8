import { describe, expect, test } from 'vitest'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

const email = 'ana@example.org'

describe('asking too often', () => {
  const t = useTestApp({ env: () => ({ RATE_LIMIT: 'on' }) })

  const guess = (address: string, headers = {}) =>
    t.anonymous.post('/api/login', { email: address, password: 'not the password' }, headers)

  async function exhaust(ask: () => Promise<{ status: number }>, times: number) {
    for (let time = 0; time < times; time++) expect((await ask()).status).not.toBe(429)
  }

  test('guesses at one password get Retry-After, and other accounts are not delayed', async () => {
    await exhaust(() => guess(email), 5)
    const answer = await guess(' ANA@example.org')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.body).toHaveProperty('message')
    expect((await guess('ben@example.org')).status).toBe(401)
  })

  test('a made-up X-Forwarded-For is of no use', async () => {
    let hop = 1
    const disguised = () => guess('eve@example.org', { 'x-forwarded-for': `203.0.113.${hop++}` })
    await exhaust(disguised, 5)
    expect((await disguised()).status).toBe(429)
  })

  test('a stranger who asks for links cannot keep the owner from a new password', async () => {
    await t.aUser({ email, emailVerifiedAt: new Date() })
    for (let time = 0; time < 8; time++)
      expect((await t.anonymous.post('/api/login/forgot', { email })).status).toBe(200)
    const mails = await t.mails()
    expect(mails).toHaveLength(5)
    const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
    const answer = await t.anonymous.post('/api/login/reset', { token, password: 'seven quiet harbours' })
    expect(answer.status).toBe(200)
  })

  test('guesses at one account are slowed down whatever address they come from', async () => {
    await t.aUser({ email })
    const app = t.app
    // Different networks: only the count per account can stop this.
    const guessFrom = (network: number) =>
      app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: `203.0.113.${network}`,
        payload: { email, password: 'not the password' },
      })
    const statuses = []
    for (let network = 1; network <= 7; network++) statuses.push((await guessFrom(network)).statusCode)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    t.clock.advance({ seconds: 1 })
    expect((await guessFrom(8)).statusCode).toBe(401)
    t.clock.advance({ seconds: 1 })
    expect((await guessFrom(9)).statusCode).toBe(429)
  })

  test('guesses made at once count one by one', async () => {
    await t.aUser({ email })
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, network) =>
        t.app.inject({
          method: 'POST',
          url: '/api/login',
          remoteAddress: `198.51.100.${network}`,
          payload: { email, password: 'not the password' },
        }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })

  test('a browser that signed in before never waits for what strangers try', async () => {
    await t.aUser({ email })
    const known = t.anonymous
    expect((await known.post('/api/login', { email, password: testPassword })).status).toBe(200)
    for (let network = 1; network <= 9; network++)
      await t.app.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: `203.0.113.${network}`,
        payload: { email, password: 'not the password' },
      })
    expect((await t.anonymous.post('/api/login', { email, password: testPassword })).status).toBe(429)
    expect((await known.post('/api/login', { email, password: testPassword })).status).toBe(200)
  })

  test('confirming a password counts as a guess too', async () => {
    const ana = await t.aUser({ email })
    await exhaust(() => ana.post('/api/auth/verification'), 5)
    expect((await ana.post('/api/auth/verification')).status).toBe(429)
  })
})

describe('how long an answer takes', () => {
  const t = useTestApp()

  /** The quickest of several, in turns: whatever else the machine does meanwhile makes some slower, and none quicker. */
  async function quickestMs(rounds: number, asks: (() => Promise<unknown>)[]) {
    const times = asks.map((): number[] => [])
    for (let round = 0; round < rounds; round++) {
      for (const [index, ask] of asks.entries()) {
        const start = performance.now()
        await ask()
        times[index]?.push(performance.now() - start)
      }
    }
    return times.map((each) => Math.min(...each))
  }

  test('sign-in does not reveal by its time whether an e-mail has an account', async () => {
    await t.aUser({ email })
    const tried = (address: string) => () =>
      t.anonymous.post('/api/login', { email: address, password: 'not the password' })
    const [known = 0, unknown = 0] = await quickestMs(9, [tried(email), tried('nobody@example.org')])
    // Without the work that hides it, the one takes a tenth of the other.
    expect(unknown / known).toBeGreaterThan(0.4)
    expect(unknown / known).toBeLessThan(2.5)
  })

  test('nor does the request for a new password', async () => {
    await t.aUser({ email })
    const asked = (address: string) => () => t.anonymous.post('/api/login/forgot', { email: address })
    const [known = 0, unknown = 0] = await quickestMs(3, [asked(email), asked('nobody@example.org')])
    expect(Math.min(known, unknown)).toBeGreaterThanOrEqual(249)
    expect(unknown / known).toBeGreaterThan(0.4)
  })
})
