import { describe, expect, test } from 'vitest'
import { testPassword as password } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'

const newEmail = 'new@example.org'

describe('a sensitive change', () => {
  const t = useTestApp()

  test('wants a password that was given within 15 minutes, and goes through once it is given again', async () => {
    const [root, ben] = [await t.anAdmin(), await t.aUser()]
    const grant = () => root.put(`/api/admin/users/${ben.user.id}/role`, { role: 'admin' })
    t.clock.advance({ minutes: 15, seconds: 1 })
    const refused = await grant()
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'Please confirm your password', code: 'reauthenticate' },
    ])
    expect((await root.post('/api/reauthenticate', { password: 'not the password' })).status).toBe(400)
    expect((await grant()).status).toBe(403)
    expect((await root.post('/api/reauthenticate', { password })).status).toBe(200)
    expect((await grant()).status).toBe(200)
  })

  test('gets a new session id with the password, the old one ends, and the device stays in the list', async () => {
    const ana = await t.aUser()
    const before = (await ana.get('/api/sessions')).body
    const old = t.anonymous

    old.cookies.set('waymark_session', ana.cookies.get('waymark_session') ?? '')
    expect((await old.get('/api/auth/user')).status).toBe(200)
    expect((await ana.post('/api/reauthenticate', { password: 'not the password' })).status).toBe(400)
    expect((await old.get('/api/auth/user')).status).toBe(200)
    expect((await ana.post('/api/reauthenticate', { password })).status).toBe(200)
    expect((await old.get('/api/auth/user')).status).toBe(401)
    expect((await ana.get('/api/sessions')).body).toEqual(before)
  })

  test('is nothing that a visitor can confirm', async () => {
    expect((await t.anonymous.post('/api/reauthenticate', { password })).status).toBe(401)
  })
})

describe('a new email address', () => {
  const t = useTestApp({ env: { PUBLIC_URL: 'http://waymark.test' } })

  async function linkTo(address: string) {
    const mail = (await t.mails()).findLast(({ toAddress }) => toAddress === address)
    return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('counts once its link is opened, and the old address hears of it before and after', async () => {
    const ana = await t.aUser({ email: 'old@example.org' })
    expect((await ana.post('/api/auth/email', { email: newEmail })).status).toBe(200)
    expect((await ana.get('/api/auth/user')).body).toMatchObject({ email: 'old@example.org' })

    expect((await t.anonymous.post('/api/login/verify', { token: await linkTo(newEmail) })).status).toBe(200)
    expect((await ana.get('/api/auth/user')).body).toMatchObject({ email: newEmail, emailVerified: true })
    const notices = (await t.mails()).filter(({ toAddress }) => toAddress === 'old@example.org')
    expect(notices.map(({ kind }) => kind)).toEqual(['email-change-requested', 'email-changed'])
    expect((await t.anonymous.post('/api/login', { email: 'old@example.org', password })).status).toBe(401)
    expect((await t.anonymous.post('/api/login', { email: newEmail, password })).status).toBe(200)
  })

  test('may not be one that another account has, also when that account comes later', async () => {
    const ana = await t.aUser()
    await t.aUser({ email: 'taken@example.org' })
    expect((await ana.post('/api/auth/email', { email: 'Taken@example.org' })).status).toBe(409)
    await ana.post('/api/auth/email', { email: newEmail })
    await t.aUser({ email: newEmail })
    const answer = await t.anonymous.post('/api/login/verify', { token: await linkTo(newEmail) })
    expect(answer.status).toBe(409)
    expect((await ana.get('/api/auth/user')).body).toMatchObject({ email: ana.user.email })
  })

  test('replaces an earlier request and invalidates its link', async () => {
    const ana = await t.aUser()
    await ana.post('/api/auth/email', { email: 'first@example.org' })
    const first = await linkTo('first@example.org')
    await ana.post('/api/auth/email', { email: newEmail })
    expect((await t.anonymous.post('/api/login/verify', { token: first })).status).toBe(400)
    expect((await t.anonymous.post('/api/login/verify', { token: await linkTo(newEmail) })).status).toBe(200)
  })

  test('ends the reset links that were sent to the old one', async () => {
    const ana = await t.aUser({ email: 'old@example.org' })
    await t.anonymous.post('/api/login/forgot', { email: 'old@example.org' })
    const reset = await linkTo('old@example.org')
    await ana.post('/api/auth/email', { email: newEmail })
    await t.anonymous.post('/api/login/verify', { token: await linkTo(newEmail) })
    const answer = await t.anonymous.post('/api/login/reset', {
      token: reset,
      password: 'seven quiet harbours',
    })
    expect(answer.status).toBe(400)
  })

  test.each([{}, { email: 'no address' }, { email: 5 }])('is an address: %j', async (body) => {
    const ana = await t.aUser()
    expect((await ana.post('/api/auth/email', body)).status).toBe(400)
    expect(await t.mails()).toEqual([])
  })

  test('wants a recent sign-in', async () => {
    const ana = await t.aUser()
    t.clock.advance({ minutes: 15, seconds: 1 })
    expect((await ana.post('/api/auth/email', { email: newEmail })).body).toMatchObject({
      code: 'reauthenticate',
    })
    expect(await t.mails()).toEqual([])
  })
})

describe('devices', () => {
  const t = useTestApp()

  async function twoDevices() {
    const { user, ...phone } = await t.aUser()
    t.clock.advance({ minutes: 1 })
    const laptop = t.anonymous
    await laptop.post(
      '/api/login',
      { email: user.email, password },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0' },
    )
    return { phone, laptop }
  }

  test('are listed, and the current one is marked', async () => {
    const { laptop } = await twoDevices()
    const { body } = await laptop.get('/api/sessions')
    expect(body).toEqual([
      expect.objectContaining({ device: 'Firefox on Linux', isCurrent: true }),
      expect.objectContaining({ device: 'Test', isCurrent: false }),
    ])
  })

  test('can be signed out one by one, by their owner alone', async () => {
    const { phone, laptop } = await twoDevices()
    const sessions = (await laptop.get('/api/sessions')).body as { id: string; isCurrent: boolean }[]
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    const stranger = await t.aUser()
    expect((await stranger.delete(`/api/sessions/${other}`)).status).toBe(404)
    expect((await t.anonymous.delete(`/api/sessions/${other}`)).status).toBe(401)
    expect((await phone.get('/api/auth/user')).status).toBe(200)
    expect((await laptop.delete(`/api/sessions/${other}`)).status).toBe(200)
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    expect((await laptop.delete(`/api/sessions/${other}`)).status).toBe(404)
    expect((await laptop.delete('/api/sessions/nonsense')).status).toBe(404)
  })
})

describe('the log of account events', () => {
  const t = useTestApp()

  test('holds sign-ins, failures and changes with a coarse device, for 90 days', async () => {
    const [root, ana] = [await t.anAdmin(), await t.aUser({ email: 'ana@example.org' })]
    await t.anonymous.post('/api/login', { email: 'ana@example.org', password: 'not the password' })
    await t.anonymous.post('/api/login', { email: 'ana@example.org', password })
    await ana.put('/api/auth/password', { currentPassword: password, newPassword: 'seven quiet harbours' })
    const log = (await root.get('/api/admin/audit?itemType=user')).body as {
      entries: { action: string; itemId: string; after: unknown }[]
    }
    expect(log.entries.map(({ action }) => action)).toEqual(['change-password', 'sign-in', 'sign-in-failed'])
    for (const entry of log.entries) expect(entry.itemId).toBe(ana.user.id)
    expect(log.entries[0]?.after).toEqual({ device: expect.any(String) })
    expect(log.entries[1]?.after).toEqual({ device: expect.any(String), method: 'password' })
    expect(JSON.stringify(log)).not.toContain('ana@example.org')
  })

  test('holds confirmed passwords and sign-outs of one device and of all, each once', async () => {
    const [root, ana] = [await t.anAdmin(), await t.aUser()]
    const laptop = t.anonymous
    const signIn = () => laptop.post('/api/login', { email: ana.user.email, password })
    await ana.post('/api/reauthenticate', { password: 'not the password' })
    await ana.post('/api/reauthenticate', { password })
    await signIn()
    await laptop.get('/api/logout')
    await laptop.get('/api/logout')
    await signIn()
    const sessions = (await ana.get('/api/sessions')).body as { id: string; isCurrent: boolean }[]
    await ana.delete(`/api/sessions/${sessions.find(({ isCurrent }) => !isCurrent)?.id}`)
    await ana.delete('/api/auth/sessions')
    const log = (await root.get('/api/admin/audit?group=account')).body as {
      entries: { action: string; after: { method?: string } }[]
    }
    expect(log.entries.map(({ action, after }) => [action, after.method])).toEqual([
      ['sign-out', 'all devices'],
      ['sign-out', 'another device'],
      ['sign-in', 'password'],
      ['sign-out', undefined],
      ['sign-in', 'password'],
      ['confirm-password', 'password again'],
      ['sign-in-failed', 'password again'],
    ])
  })
})
