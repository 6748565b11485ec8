import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { sessions } from '#server/db/schema/sessions.ts'
import { testPassword as password } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { findById } from '#server/users/users.repository.ts'
import { purgeExpired } from './purge.ts'

const login = (email: string, tried = password) => ({ email, password: tried })

describe('signing in', () => {
  const t = useTestApp()

  test('works with the password, in any case of the e-mail', async () => {
    const ana = await t.aUser({ email: 'ana@example.org' })
    const visitor = t.anonymous
    const answer = await visitor.post('/api/login', login(' ANA@example.org '))
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ id: ana.user.id, email: 'ana@example.org' })
    expect((await visitor.get('/api/auth/user')).status).toBe(200)
  })

  test('works with a password that is years old', async () => {
    const ana = await t.aUser()
    t.clock.advance({ days: 1_000 })
    expect((await t.anonymous.post('/api/login', login(ana.user.email))).status).toBe(200)
  })

  test('renews a hash that was made with other parameters, and the password goes on to work', async () => {
    const outdated = await hash(password, { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 })
    const ana = await t.aUser({ passwordHash: outdated })
    const storedHash = async () => (await findById(t.db, ana.user.id))?.passwordHash
    await t.anonymous.post('/api/login', login(ana.user.email, 'maple kettle ten'))
    expect(await storedHash()).toBe(outdated)
    expect((await t.anonymous.post('/api/login', login(ana.user.email))).status).toBe(200)
    const renewed = await storedHash()
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await t.anonymous.post('/api/login', login(ana.user.email))).status).toBe(200)
    expect(await storedHash()).toBe(renewed)
    expect((await ana.get('/api/auth/user')).status).toBe(200)
  })

  test('answers a wrong password and an unknown e-mail alike', async () => {
    await t.aUser({ email: 'ana@example.org' })
    const wrong = await t.anonymous.post('/api/login', login('ana@example.org', 'maple kettle ten'))
    const unknown = await t.anonymous.post('/api/login', login('nobody@example.org'))
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ message: 'Wrong email or password. Please try again.' })
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expect(unknown.headers.getSetCookie()).toEqual([])
  })

  test.each([
    'nobody',
    'a\u0000@example.org',
    `${'x'.repeat(300)}@example.org`,
    "' or 1=1 --",
    'ana@example.org\u0000',
  ])('refuses the unknown address %j', async (email) => {
    await t.aUser({ email: 'ana@example.org' })
    expect((await t.anonymous.post('/api/login', login(email))).status).toBe(401)
  })

  test('a password of a hundred thousand characters is simply wrong', async () => {
    await t.aUser({ email: 'ana@example.org' })
    expect((await t.anonymous.post('/api/login', login('ana@example.org', 'x'.repeat(100_000)))).status).toBe(
      401,
    )
  })

  test('gives a cookie that scripts and other sites cannot use, with a new id each time', async () => {
    const ana = await t.aUser({ email: 'ana@example.org' })
    const before = ana.cookies.get('waymark_session') ?? ''
    const answer = await ana.post('/api/login', login('ana@example.org'))
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^waymark_session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(ana.cookies.get('waymark_session')).not.toBe(before)

    const thief = t.anonymous
    thief.cookies.set('waymark_session', before)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  })

  test('a chosen session id is never accepted', async () => {
    await t.aUser({ email: 'ana@example.org' })
    const planted = 'A'.repeat(43)
    const victim = t.anonymous
    victim.cookies.set('waymark_session', planted)
    await victim.post('/api/login', login('ana@example.org'))
    expect(victim.cookies.get('waymark_session')).not.toBe(planted)
    const thief = t.anonymous
    thief.cookies.set('waymark_session', planted)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  })

  test.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(43)}'--`, '%00', 'A'.repeat(5000)])(
    'the cookie %j is no session',
    async (value) => {
      const visitor = t.anonymous
      visitor.cookies.set('waymark_session', value)
      const answer = await visitor.get('/api/auth/user')
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({ message: 'Unauthorized' })
    },
  )
})

describe('signing in over https', () => {
  const t = useTestApp({ env: () => ({ PUBLIC_URL: 'https://waymark.test' }) })

  test('gives a cookie that no other host and no unencrypted line can set or see', async () => {
    await t.aUser({ email: 'ana@example.org' })
    const ana = t.anonymous
    const answer = await ana.post('/api/login', login('ana@example.org'))
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-waymark_session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-waymark_devices=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ])
    expect((await ana.get('/api/auth/user')).status).toBe(200)
  })
})

describe('a session', () => {
  const t = useTestApp()

  test('ends after two weeks without a visit', async () => {
    const ana = await t.aUser()
    t.clock.advance({ days: 13, hours: 23 })
    expect((await ana.get('/api/auth/user')).status).toBe(200)
    t.clock.advance({ days: 13, hours: 23 })
    expect((await ana.get('/api/auth/user')).status).toBe(200)
    t.clock.advance({ days: 14, minutes: 1 })
    expect((await ana.get('/api/auth/user')).status).toBe(401)
  })

  test('ends after sixty days in spite of activity', async () => {
    const ana = await t.aUser()
    for (let day = 1; day < 60; day++) {
      t.clock.advance({ days: 1 })
      expect((await ana.get('/api/auth/user')).status).toBe(200)
    }
    t.clock.advance({ days: 1, minutes: 1 })
    expect((await ana.get('/api/auth/user')).status).toBe(401)
  })

  test('is gone from the table once it is over', async () => {
    const ana = await t.aUser()
    t.clock.advance({ days: 15 })
    expect(await t.db.$count(sessions)).toBeGreaterThan(0)
    await purgeExpired({ db: t.db, clock: t.clock.now })
    expect(await t.db.$count(sessions)).toBe(0)
    expect((await ana.get('/api/auth/user')).status).toBe(401)
  })
})

describe('signing out', () => {
  const t = useTestApp()

  test('ends the session on the server and goes home', async () => {
    const ana = await t.aUser()
    const copy = ana.cookies.get('waymark_session') ?? ''
    const answer = await ana.get('/api/logout')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
    expect(ana.cookies.get('waymark_session')).toBeUndefined()

    const thief = t.anonymous
    thief.cookies.set('waymark_session', copy)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  })

  test('leaves other devices signed in', async () => {
    const phone = await t.aUser({ email: 'ana@example.org' })
    const laptop = t.anonymous
    await laptop.post('/api/login', login('ana@example.org'))
    await laptop.get('/api/logout')
    expect((await phone.get('/api/auth/user')).status).toBe(200)
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'https://evil.example/page' },
    { 'sec-purpose': 'prefetch' },
  ])('does not happen by %j', async (headers) => {
    const ana = await t.aUser()
    const answer = await ana.get('/api/logout', headers)
    expect(answer.status).toBe(302)
    expect((await ana.get('/api/auth/user')).status).toBe(200)
  })

  test('succeeds without a session', async () => {
    expect((await t.anonymous.get('/api/logout')).status).toBe(302)
  })
})

describe('GET /api/login', () => {
  const t = useTestApp()

  test('redirects a signed-in user to returnTo', async () => {
    const ana = await t.aUser()
    const location = async (path: string) => (await ana.get(path)).headers.get('location')
    expect(await location('/api/login')).toBe('/')
    expect(await location(`/api/login?returnTo=${encodeURIComponent('/jobs?search=caf\u00e9')}`)).toBe(
      '/jobs?search=caf%C3%A9',
    )
    expect(await location('/api/login?returnTo=/jobs&returnTo=/events')).toBe('/')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%09/evil.example',
    '/%5cevil.example',
  ])('never to %s', async (returnTo) => {
    const ana = await t.aUser()
    const answer = await ana.get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
    expect(answer.headers.get('location')).toBe('/')
    const raw = await ana.get(`/api/login?returnTo=${returnTo}`)
    expect(raw.headers.get('location')).toBe('/')
  })
})
