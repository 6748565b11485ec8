import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { createAdminAccounts } from '#server/auth/admin-accounts.service.ts'
import { recoveryCodes, totpFactors } from '#server/db/schema/second-factors.ts'
import { testPassword as password } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { recoveryCodesSchema, totpSetupSchema } from '#shared/contract/second-factor.ts'

type App = ReturnType<typeof useTestApp>
type Person = Awaited<ReturnType<App['aUser']>>

const codeAt = (secret: string, now: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Turns one-time codes on and answers the secret and the recovery codes. */
async function turnOn(t: App, person: Person) {
  const { secret } = (await person.post('/api/totp')).as(totpSetupSchema)
  const confirmed = await person.post('/api/totp/confirm', { code: codeAt(secret, t.clock.now()) })
  return { secret, codes: confirmed.as(recoveryCodesSchema).recoveryCodes }
}

async function enterPassword(t: App, { user: { email } }: Person) {
  const visitor = t.anonymous
  return { visitor, answer: await visitor.post('/api/login', { email, password }) }
}

describe('one-time codes', () => {
  const t = useTestApp()

  it('are asked for after a correct password once they are on', async () => {
    const ana = await t.aUser()
    const setup = (await ana.post('/api/totp')).as(totpSetupSchema)
    expect(setup.uri).toMatch(/^otpauth:\/\/totp\/Waymark:/)
    expect((await enterPassword(t, ana)).answer.status).toBe(200)
    expect((await ana.post('/api/totp/confirm', { code: '000000' })).status).toBe(400)
    const { secret, codes } = await turnOn(t, ana)
    expect(secret, '160 bits').toMatch(/^[A-Z2-7]{32}$/)
    expect(secret).not.toBe(setup.secret)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code, 'of 31 characters').toMatch(/^([a-hjkmnp-z2-9]{5}-?){2}$/)
    expect((await ana.get('/api/totp')).body).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    const stored = JSON.stringify([
      await t.db.select().from(totpFactors),
      await t.db.select().from(recoveryCodes),
    ])
    for (const open of [secret, ...codes]) expect(stored).not.toContain(open)

    t.clock.advance({ minutes: 1 })
    const { visitor, answer } = await enterPassword(t, ana)
    expect([answer.status, answer.body]).toMatchObject([202, { methods: ['totp'] }])
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    const wrong = await visitor.post('/api/login/second-factor', { code: '000000' })
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { message: 'That code is not right, or it was used before. Please try again.' },
    ])
    const code = codeAt(secret, t.clock.now())
    expect((await visitor.post('/api/login/second-factor', { code })).body).toMatchObject({ id: ana.user.id })
    expect((await visitor.get('/api/auth/user')).status).toBe(200)
    const wrongPassword = { email: ana.user.email, password: 'not the password' }
    expect((await t.anonymous.post('/api/login', wrongPassword)).status).toBe(401)
  })

  it('count once each, also when sent at once, and so do recovery codes', async () => {
    const ana = await t.aUser()
    const { secret, codes } = await turnOn(t, ana)
    t.clock.advance({ minutes: 1 })
    const race = async (code: string) => {
      const visitors = await Promise.all([1, 2, 3].map(() => enterPassword(t, ana)))
      const answers = visitors.map(({ visitor }) => visitor.post('/api/login/second-factor', { code }))
      return (await Promise.all(answers)).map(({ status }) => status).sort()
    }
    expect(await race(codeAt(secret, t.clock.now()))).toEqual([200, 401, 401])
    expect(await race((codes[0] ?? '').toUpperCase())).toEqual([200, 401, 401])
    expect((await ana.get('/api/totp')).body).toEqual({ isOn: true, recoveryCodesLeft: 9 })
    const { visitor } = await enterPassword(t, ana)
    t.clock.advance({ minutes: 6 })
    const late = await visitor.post('/api/login/second-factor', { code: codeAt(secret, t.clock.now()) })
    expect(late.status).toBe(401)
    expect((await t.anonymous.post('/api/login/second-factor', { code: '123456' })).status).toBe(401)
  })

  it('survive a password reset, and changing them wants a recent sign-in', async () => {
    const ana = await t.aUser({ email: 'ana@example.org', emailVerifiedAt: new Date() })
    const { codes } = await turnOn(t, ana)
    t.clock.advance({ minutes: 20 })
    for (const [method, path] of [
      ['POST', '/api/totp'],
      ['POST', '/api/totp/recovery-codes'],
      ['DELETE', '/api/totp'],
    ] as const) {
      const refused = await ana.send(method, path)
      expect([refused.status, refused.body]).toMatchObject([403, { code: 'reauthenticate' }])
    }
    await ana.post('/api/reauthenticate', { password })
    expect((await ana.post('/api/totp')).status).toBe(409)
    const renewed = (await ana.post('/api/totp/recovery-codes')).as(recoveryCodesSchema).recoveryCodes
    await t.anonymous.post('/api/login/forgot', { email: 'ana@example.org' })
    const token = /#token=([\w-]+)/.exec((await t.mails()).at(-1)?.text ?? '')?.[1]
    const next = 'seven herons on a wire'
    expect((await t.anonymous.post('/api/login/reset', { token, password: next })).status).toBe(200)
    const visitor = t.anonymous
    const answer = await visitor.post('/api/login', { email: 'ana@example.org', password: next })
    expect(answer.status).toBe(202)
    const use = (code = '') => visitor.post('/api/login/second-factor', { code })
    expect((await use(codes[0])).status).toBe(401)
    expect((await use(renewed[0])).status).toBe(200)
    const off = await Promise.all([visitor.delete('/api/totp'), visitor.delete('/api/totp')])
    expect(off.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await t.db.select().from(recoveryCodes)).toEqual([])
    const admin = await t.anAdmin()
    const { entries } = (await admin.get('/api/admin/audit?group=account')).as(auditPageSchema)
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['add-totp', 'renew-recovery-codes', 'use-recovery-code', 'remove-totp']),
    )
  })

  it('are removed from the command line', async () => {
    const ana = await t.aUser()
    await turnOn(t, ana)
    const accounts = createAdminAccounts({
      db: t.db,
      clock: t.clock.now,
      passwords: { hash: async () => '' },
    })
    expect(await accounts.resetSecondFactor(ana.user.email)).toContain('with the password alone')
    expect((await ana.get('/api/auth/user')).status).toBe(401)
    expect((await enterPassword(t, ana)).answer.status).toBe(200)
    expect(await accounts.resetSecondFactor(ana.user.email)).toContain('has no two-step sign-in')
  })
})

describe('guessing codes', () => {
  const t = useTestApp({ env: { RATE_LIMIT: 'on' } })

  it('is slowed down like guessing passwords, however often the password is entered again', async () => {
    const ana = await t.aUser()
    await turnOn(t, ana)
    const statuses: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const { visitor } = await enterPassword(t, ana)
      statuses.push((await visitor.post('/api/login/second-factor', { code: '000000' })).status)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})

describe('ADMIN_2FA=required', () => {
  const t = useTestApp({ env: { ADMIN_2FA: 'required' } })

  it('keeps admins from the dashboard until they have a second factor', async () => {
    const [admin, ana] = [await t.anAdmin(), await t.aUser()]
    const refused = await admin.get('/api/admin/users')
    expect([refused.status, refused.body]).toEqual([
      403,
      { message: 'Please set up two-step sign-in in Settings first.', code: 'second-factor' },
    ])
    expect((await admin.get('/api/auth/user')).body).toMatchObject({ needsSecondFactor: true })
    expect((await ana.get('/api/auth/user')).body).not.toHaveProperty('needsSecondFactor')
    await turnOn(t, admin)
    expect((await admin.get('/api/admin/users')).status).toBe(200)
    expect((await admin.get('/api/auth/user')).body).not.toHaveProperty('needsSecondFactor')
  })
})
