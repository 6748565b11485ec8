import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testPassword as password } from '#server/testing/a-user.ts'
import { aProvider } from '#server/testing/oidc/a-provider.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { recoveryCodesSchema, totpSetupSchema } from '#shared/contract/second-factor.ts'
import { usersPageSchema } from '#shared/contract/users.ts'

const publicUrl = 'http://waymark.test'
const ada = {
  sub: 'ada-1',
  email: 'ada@example.org',
  email_verified: true,
  given_name: 'Ada',
  family_name: 'Lovelace',
}

describe('signing in through an OpenID Connect provider', () => {
  let provider: Awaited<ReturnType<typeof aProvider>>
  beforeAll(async () => {
    provider = await aProvider(publicUrl)
  })
  afterAll(() => provider.close())
  const t = useTestApp({ env: () => ({ PUBLIC_URL: publicUrl, ...provider.env }) })

  type Visitor = typeof t.anonymous

  async function leave(visitor: Visitor, returnTo = '/') {
    const answer = await visitor.get(`/api/login/oidc?${new URLSearchParams({ returnTo })}`)
    expect(answer.status).toBe(302)
    return answer.headers.get('location') ?? ''
  }

  async function comeBack(visitor: Visitor, address: string) {
    const { pathname, search, origin } = new URL(address)
    expect(origin).toBe(publicUrl)
    const answer = await visitor.get(pathname + search)
    expect(answer.status).toBe(302)
    return answer.headers.get('location')
  }

  async function signIn(visitor: Visitor, person: Parameters<typeof provider.expect>[0], returnTo = '/') {
    provider.expect(person)
    return comeBack(visitor, await provider.visit(await leave(visitor, returnTo)))
  }

  const me = async (visitor: Visitor) => (await visitor.get('/api/auth/user')).body

  test('starts with the button of the sign-in page: a link of another site leads to that page', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    const { status, headers } = await t.anonymous.get('/api/login/oidc?returnTo=/jobs', foreign)
    expect([status, headers.get('location')]).toEqual([302, '/api/login?returnTo=%2Fjobs'])
    expect(headers.get('set-cookie')).toBeNull()
    const elsewhere = await t.anonymous.get('/api/login/oidc?returnTo=//evil.example', foreign)
    expect(elsewhere.headers.get('location')).toBe('/api/login')
    const own = await t.anonymous.get('/api/login/oidc', { 'sec-fetch-site': 'same-origin' })
    expect(own.headers.get('location')).toContain(provider.env.OIDC_ISSUER)
  })

  test('makes an account the first time and finds it again, even under another e-mail', async () => {
    const first = t.anonymous
    expect(await signIn(first, ada, '/jobs?search=x')).toBe('/jobs?search=x')
    expect(await me(first)).toMatchObject({
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      emailVerified: true,
      hasPassword: false,
      role: 'user',
    })
    const again = t.anonymous
    await signIn(again, { ...ada, email: 'countess@example.org' })
    expect(await me(again)).toEqual(await me(first))
  })

  test('sends PKCE, a state and a nonce, new each time', async () => {
    const [first, second] = await Promise.all([leave(t.anonymous), leave(t.anonymous)])
    const asked = [first, second].map((url) => new URL(url).searchParams)
    for (const query of asked) {
      expect(query.get('code_challenge_method')).toBe('S256')
      expect(query.get('redirect_uri')).toBe(`${publicUrl}/api/callback`)
    }
    for (const name of ['code_challenge', 'state', 'nonce']) {
      expect(new Set(asked.map((query) => query.get(name))).size).toBe(2)
    }
  })

  test('lets no suspended account in, and says so on the sign-in page', async () => {
    await signIn(t.anonymous, ada)
    const admin = await t.anAdmin()
    const [account] = (await admin.get('/api/admin/users?search=ada')).as(usersPageSchema).users
    await admin.post(`/api/admin/users/${account?.id}/suspend`, { reason: 'Spam' })
    const visitor = t.anonymous
    expect(await signIn(visitor, ada)).toBe('/api/login?error=account-suspended')
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
  })

  async function turnOnCodes(person: Visitor) {
    const { secret } = (await person.post('/api/totp')).as(totpSetupSchema)
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: t.clock.now().getTime() })
    const confirmed = await person.post('/api/totp/confirm', { code: code() })
    return { code, codes: confirmed.as(recoveryCodesSchema).recoveryCodes }
  }

  test('asks for the second step of an account that has one, and signs in after it alone', async () => {
    const first = t.anonymous
    await signIn(first, ada)
    const { code, codes } = await turnOnCodes(first)
    t.clock.advance({ minutes: 1 })

    const visitor = t.anonymous
    expect(await signIn(visitor, ada, '/jobs')).toBe('/api/login?secondStep=totp&returnTo=%2Fjobs')
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    const send = (given: string | undefined) => visitor.post('/api/login/second-factor', { code: given })
    expect((await send('000000')).status).toBe(401)
    expect((await send(code())).status).toBe(200)
    expect(await me(visitor)).toEqual(await me(first))
    expect((await send(codes[0])).status).toBe(401)

    const late = t.anonymous
    await signIn(late, ada)
    t.clock.advance({ minutes: 6 })
    expect((await late.post('/api/login/second-factor', { code: code() })).status).toBe(401)
    expect((await late.get('/api/auth/user')).status).toBe(401)
  })

  test('ends the session of another account in that browser before it asks for the second step', async () => {
    const first = t.anonymous
    await signIn(first, ada)
    await turnOnCodes(first)
    const ben = await t.aUser()
    await signIn(ben, ada)
    expect((await ben.get('/api/auth/user')).status).toBe(401)
  })

  test('joins a local account when the provider has verified the e-mail', async () => {
    const local = await t.aUser({ email: 'ADA@example.org', emailVerifiedAt: t.clock.now() })
    const visitor = t.anonymous
    expect(await signIn(visitor, ada)).toBe('/')
    expect(await me(visitor)).toMatchObject({ id: local.user.id, hasPassword: true })
    expect((await local.get('/api/auth/user')).status).toBe(200)
  })

  test('then drops a local password on an unverified e-mail with its sessions and second factors', async () => {
    const squatter = await t.aUser({ email: 'ada@example.org' })
    await turnOnCodes(squatter)
    const owner = t.anonymous
    await signIn(owner, ada)
    expect(await me(owner)).toMatchObject({ id: squatter.user.id, hasPassword: false, emailVerified: true })
    expect((await squatter.get('/api/auth/user')).status).toBe(401)
    expect((await t.anonymous.post('/api/login', { email: 'ada@example.org', password })).status).toBe(401)
  })

  test('does not join an account by an unverified e-mail', async () => {
    const local = await t.aUser({ email: 'ada@example.org' })
    const visitor = t.anonymous
    expect(await signIn(visitor, { ...ada, email_verified: false }, '/jobs')).toBe(
      '/api/login?error=oidc-email-unverified&returnTo=%2Fjobs',
    )
    expect(await signIn(visitor, { sub: ada.sub, email: ada.email })).toBe(
      '/api/login?error=oidc-email-unverified',
    )
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    expect((await local.get('/api/auth/user')).status).toBe(200)
  })

  test('creates an unconfirmed account for an unverified, unused e-mail', async () => {
    const visitor = t.anonymous
    expect(await signIn(visitor, { ...ada, email_verified: false })).toBe('/')
    expect(await me(visitor)).toMatchObject({ emailVerified: false })
    expect(await t.mails()).toMatchObject([{ kind: 'verify-email', toAddress: 'ada@example.org' }])
  })

  test('does not leave such a stranger in the account once its owner has reset the password', async () => {
    const stranger = { ...ada, sub: 'mallory', email_verified: false }
    await signIn(t.anonymous, stranger)
    await t.anonymous.post('/api/login/forgot', { email: ada.email })
    const token = /reset#token=([\w-]+)/.exec((await t.mails()).at(-1)?.text ?? '')?.[1]
    expect((await t.anonymous.post('/api/login/reset', { token, password })).status).toBe(200)
    expect(await signIn(t.anonymous, stranger)).toBe('/api/login?error=oidc-email-unverified')
  })

  test('needs an e-mail', async () => {
    expect(await signIn(t.anonymous, { sub: 'nameless' })).toBe('/api/login?error=oidc-email-missing')
  })

  test('says so when the person thinks better of it', async () => {
    expect(await signIn(t.anonymous, null, '/jobs')).toBe('/api/login?error=oidc-cancelled&returnTo=%2Fjobs')
  })

  test('takes each return once, from the browser that left', async () => {
    provider.expect(ada)
    const visitor = t.anonymous
    const back = await provider.visit(await leave(visitor))
    const lured = t.anonymous
    await leave(lured)
    expect(await comeBack(lured, back)).toBe('/api/login?error=oidc-expired')
    expect(await comeBack(visitor, back)).toBe('/')
    expect(await comeBack(visitor, back)).toBe('/api/login?error=oidc-expired')
  })

  test('lets two tabs be under way at once', async () => {
    provider.expect(ada)
    const visitor = t.anonymous
    const [first, second] = [await leave(visitor, '/jobs'), await leave(visitor, '/events')]
    expect(await comeBack(visitor, await provider.visit(first))).toBe('/jobs')
    expect(await comeBack(visitor, await provider.visit(second))).toBe('/events')
  })

  test('makes one account of two tabs that return at once', async () => {
    provider.expect(ada)
    const visitors = [t.anonymous, t.anonymous]
    const backs = await Promise.all(visitors.map(async (visitor) => provider.visit(await leave(visitor))))
    await Promise.all(visitors.map((visitor, index) => comeBack(visitor, backs[index] ?? '')))
    const [first, second] = await Promise.all(visitors.map(me))
    expect(first).toEqual(second)
  })

  test('gives up after ten minutes', async () => {
    provider.expect(ada)
    const visitor = t.anonymous
    const back = await provider.visit(await leave(visitor))
    t.clock.advance({ minutes: 10, seconds: 1 })
    expect(await comeBack(visitor, back)).toBe('/api/login?error=oidc-expired')
  })

  test.each([
    '',
    '?state=x',
    '?code=x',
    '?error=access_denied',
    '?code=a&state=b&state=c',
    '?state=%00',
    '?state=%',
  ])('answers a made-up return %j with the sign-in page', async (query) => {
    const visitor = t.anonymous
    await leave(visitor)
    expect((await visitor.get(`/api/callback${query}`)).headers.get('location')).toBe(
      '/api/login?error=oidc-expired',
    )
  })

  test('refuses a code that the provider did not give for this visit', async () => {
    const visitor = t.anonymous
    const state = new URL(await leave(visitor)).searchParams.get('state') ?? ''
    const answer = await visitor.get(
      `/api/callback?${new URLSearchParams({ code: 'forged', state, iss: provider.env.OIDC_ISSUER })}`,
    )
    expect(answer.headers.get('location')).toBe('/api/login?error=oidc-failed')
  })

  test.each([
    'signature',
    'algorithm none',
    'algorithm HS256',
    'audience',
    'issuer',
    'end of validity',
  ] as const)('refuses an ID token with a wrong %s', async (forgery) => {
    onTestFinished(() => provider.forge(null))
    provider.forge('nothing')
    expect(await signIn(t.anonymous, ada)).toBe('/')
    provider.forge(forgery)
    const visitor = t.anonymous
    expect(await signIn(visitor, ada)).toBe('/api/login?error=oidc-failed')
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
  })

  test('keeps another site out of where it goes afterwards', async () => {
    expect(await signIn(t.anonymous, ada, '//evil.example')).toBe('/')
  })
})

describe('ADMIN_2FA=required with an OpenID Connect provider', () => {
  let provider: Awaited<ReturnType<typeof aProvider>>
  beforeAll(async () => {
    provider = await aProvider(publicUrl)
  })
  afterAll(() => provider.close())
  const t = useTestApp({
    env: () => ({ PUBLIC_URL: publicUrl, ADMIN_2FA: 'required', ...provider.env }),
  })

  test('keeps an admin without a password from the dashboard until a second factor is set up', async () => {
    await t.anAdmin({ email: ada.email, passwordHash: null, emailVerifiedAt: t.clock.now() })
    const admin = t.anonymous
    const signIn = async () => {
      provider.expect(ada)
      const away = (await admin.get('/api/login/oidc')).headers.get('location') ?? ''
      const { pathname, search } = new URL(await provider.visit(away))
      return (await admin.get(pathname + search)).headers.get('location')
    }
    expect(await signIn()).toBe('/')
    expect((await admin.get('/api/admin/users')).body).toMatchObject({ code: 'second-factor' })
    const { secret } = (await admin.post('/api/totp')).as(totpSetupSchema)
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    const code = () => totp.generate({ timestamp: t.clock.now().getTime() })
    await admin.post('/api/totp/confirm', { code: code() })
    expect((await admin.get('/api/admin/users')).status).toBe(200)

    t.clock.advance({ minutes: 1 })
    expect(await signIn()).toBe('/api/login?secondStep=totp')
    expect((await admin.get('/api/admin/users')).status).toBe(401)
    await admin.post('/api/login/second-factor', { code: code() })
    expect((await admin.get('/api/admin/users')).status).toBe(200)
  })
})

describe('a provider whose metadata names another issuer', () => {
  let provider: Awaited<ReturnType<typeof aProvider>>
  let issuer = ''
  beforeAll(async () => {
    provider = await aProvider(publicUrl)
    issuer = provider.env.OIDC_ISSUER.replace('127.0.0.1', 'localhost')
  })
  afterAll(() => provider.close())
  const t = useTestApp({ env: () => ({ PUBLIC_URL: publicUrl, ...provider.env, OIDC_ISSUER: issuer }) })

  test('is not used', async () => {
    expect((await fetch(`${issuer}/.well-known/openid-configuration`)).status).toBe(200)
    const answer = await t.anonymous.get('/api/login/oidc')
    expect(answer.headers.get('location')).toBe('/api/login?error=oidc-unavailable')
  })
})

describe('a provider that does not answer', () => {
  let issuer = ''
  let port = 0
  beforeAll(async () => {
    const gone = await aProvider(publicUrl)
    issuer = gone.env.OIDC_ISSUER
    port = Number(new URL(issuer).port)
    await gone.close()
  })
  const t = useTestApp({
    env: () => ({
      PUBLIC_URL: publicUrl,
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'waymark',
      OIDC_CLIENT_SECRET: 'secret',
    }),
  })

  test('leaves people on the sign-in page, which says so, until it is back', async () => {
    const leave = async () =>
      (await t.anonymous.get('/api/login/oidc?returnTo=/jobs')).headers.get('location')
    expect(await leave()).toBe('/api/login?error=oidc-unavailable&returnTo=%2Fjobs')
    const provider = await aProvider(publicUrl, port)
    onTestFinished(() => provider.close())
    expect(await leave()).toMatch(new RegExp(`^${issuer}/auth`))
  })
})
