import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { testPassword as password } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { totpSetupSchema } from '#shared/contract/second-factor.ts'

const email = 'ana@example.org'
const publicUrl = 'http://waymark.test'
const newPassword = 'seven quiet harbours'

describe('a forgotten password', () => {
  const t = useTestApp({ env: { PUBLIC_URL: publicUrl } })

  const ask = (address: string) => t.anonymous.post('/api/login/forgot', { email: address })
  const reset = (token: string, chosen = newPassword) =>
    t.anonymous.post('/api/login/reset', { token, password: chosen })
  const signIn = async (tried: string) =>
    (await t.anonymous.post('/api/login', { email, password: tried })).status

  async function mailedLinks() {
    return (await t.mails())
      .filter(({ kind }) => kind === 'reset-password')
      .map(({ text }) => new URL(/http\S+token=\S+/.exec(text)?.[0] ?? ''))
  }

  const tokenIn = (link: URL | undefined) => new URLSearchParams(link?.hash.slice(1)).get('token') ?? ''

  async function askForToken() {
    await ask(email)
    const links = await mailedLinks()
    return tokenIn(links.at(-1))
  }

  test('answers known and unknown addresses alike, and writes only to the known', async () => {
    await t.aUser({ email })
    const known = await ask('ANA@example.org')
    const unknown = await ask('nobody@example.org')
    expect(known.status).toBe(200)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    expect(await mailedLinks()).toHaveLength(1)
  })

  test('is replaced through a link on our own host, whatever the request says it is', async () => {
    await t.aUser({ email })
    await t.anonymous.post('/api/login/forgot', { email }, { 'x-forwarded-host': 'evil.example' })
    const [link] = await mailedLinks()
    expect(link?.origin).toBe(publicUrl)
    expect(link?.pathname).toBe('/api/login/reset')
    expect(link?.search).toBe('')
    const answer = await reset(tokenIn(link))
    expect(answer.status).toBe(200)
    expect([await signIn(password), await signIn(newPassword)]).toEqual([401, 200])
  })

  test('ends all sessions once replaced, and says so by mail', async () => {
    const ana = await t.aUser({ email })
    await reset(await askForToken())
    expect((await ana.get('/api/auth/user')).status).toBe(401)
    expect((await t.mails()).at(-1)).toMatchObject({ kind: 'password-changed', toAddress: email })
  })

  test('takes a stranger’s second factor off an account whose address was never confirmed', async () => {
    const stranger = await t.aUser({ email })
    const { secret } = (await stranger.post('/api/totp')).as(totpSetupSchema)
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: t.clock.now().getTime(),
    })
    expect((await stranger.post('/api/totp/confirm', { code })).status).toBe(200)
    expect(await signIn(password)).toBe(202)
    await reset(await askForToken())
    expect(await signIn(newPassword)).toBe(200)
  })

  test('leaves no session to a sign-in that overlaps its replacement', async () => {
    await t.aUser({ email })
    for (const [old, chosen] of [
      [password, newPassword],
      [newPassword, 'three patient otters'],
      ['three patient otters', password],
    ]) {
      const token = await askForToken()
      const intruders = Array.from({ length: 6 }, () => t.anonymous)
      const signIns = intruders.map((intruder) => intruder.post('/api/login', { email, password: old }))
      const [replaced] = await Promise.all([reset(token, chosen), ...signIns])
      expect(replaced?.status).toBe(200)
      for (const intruder of intruders) expect((await intruder.get('/api/auth/user')).status).toBe(401)
    }
  })

  test('is replaced once per link', async () => {
    await t.aUser({ email })
    const token = await askForToken()
    const answers = await Promise.all([1, 2, 3, 4].map(() => reset(token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect((await reset(token, 'another fine morning')).body).toMatchObject({
      message: 'This link has expired or was already used. Please ask for a new one.',
    })
  })

  test('has a link that is good for an hour', async () => {
    await t.aUser({ email })
    const token = await askForToken()
    t.clock.advance({ minutes: 60, seconds: 1 })
    expect((await reset(token)).status).toBe(400)
    expect(await signIn(password)).toBe(200)
  })

  test('leaves older links without effect', async () => {
    await t.aUser({ email })
    const older = await askForToken()
    const newer = await askForToken()
    expect(newer).not.toBe(older)
    expect((await reset(newer)).status).toBe(200)
    expect((await reset(older)).status).toBe(400)
  })

  test('is replaced by a good one or not at all, and the link stays good meanwhile', async () => {
    await t.aUser({ email })
    const token = await askForToken()
    expect((await reset(token, 'password1234')).status).toBe(400)
    expect((await reset(token, 'ana@example.org')).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
  })

  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(10_000), '\u0000', 7, null, ['x']])(
    'is not replaced with the token %j',
    async (token) => {
      const answer = await t.anonymous.post('/api/login/reset', { token, password: newPassword })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: [{ field: 'token' }] })
    },
  )

  test('is not replaced with a link that confirms an address', async () => {
    const ana = await t.aUser({ email })
    await ana.post('/api/auth/verification')
    const token = /token=([\w-]+)/.exec((await t.mails()).at(-1)?.text ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
    expect((await reset(token)).status).toBe(400)
  })
})

describe('confirming an e-mail address', () => {
  const t = useTestApp()
  const ana = { email, password, firstName: 'Ana', lastName: 'Diaz', ageConfirmed: true }

  async function signUp() {
    const visitor = t.anonymous
    await visitor.post('/api/register', ana)
    return { visitor, token: /token=([\w-]+)/.exec((await t.mails()).at(-1)?.text ?? '')?.[1] ?? '' }
  }

  const isVerified = async (visitor: typeof t.anonymous) => (await visitor.get('/api/auth/user')).body

  test('follows a mail that comes with signing up, and nothing waits for it', async () => {
    const { visitor, token } = await signUp()
    expect(await t.mails()).toMatchObject([{ kind: 'verify-email', toAddress: email }])
    expect(await isVerified(visitor)).toMatchObject({ emailVerified: false })
    expect((await visitor.put('/api/auth/profile', { nickname: 'A' })).status).toBe(200)
    expect((await t.anonymous.post('/api/login/verify', { token })).status).toBe(200)
    expect(await isVerified(visitor)).toMatchObject({ emailVerified: true })
  })

  test('is fine with a second click', async () => {
    const { token } = await signUp()
    const clicks = await Promise.all([1, 2].map(() => t.anonymous.post('/api/login/verify', { token })))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200])
  })

  test('needs a link of ours that is not too old', async () => {
    const { visitor, token } = await signUp()
    expect((await visitor.post('/api/login/verify', { token: 'A'.repeat(43) })).status).toBe(400)
    t.clock.advance({ days: 7, minutes: 1 })
    expect((await visitor.post('/api/login/verify', { token })).status).toBe(400)
    expect(await isVerified(visitor)).toMatchObject({ emailVerified: false })
  })

  test('can be requested again until the address is confirmed', async () => {
    const { visitor, token } = await signUp()
    expect((await visitor.post('/api/auth/verification')).body).toEqual({
      message: 'A new link is on its way.',
    })
    expect(await t.mails()).toHaveLength(2)
    await visitor.post('/api/login/verify', { token })
    await visitor.post('/api/auth/verification')
    expect(await t.mails()).toHaveLength(2)
  })

  test('is for the signed-in to ask', async () => {
    expect((await t.anonymous.post('/api/auth/verification')).status).toBe(401)
  })
})
