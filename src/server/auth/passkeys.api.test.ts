import { expect, it } from 'vitest'
import { passkeys } from '#server/db/schema/passkeys.ts'
import { recoveryCodes } from '#server/db/schema/second-factors.ts'
import { testPassword as password } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { passkeysSchema, webauthnOptionsSchema } from '#shared/contract/passkeys.ts'

/** What an authenticator answers is tried in the browser, with a virtual one; here is who may ask and what is refused. */
const t = useTestApp()
type Person = Awaited<ReturnType<typeof t.aUser>>

const store = ({ user }: Person, id: string, name = 'Phone') =>
  t.db.insert(passkeys).values({ id, userId: user.id, publicKey: 'AA', counter: 0, transports: [], name })
const forged = {
  id: 'forged',
  rawId: 'forged',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'oA', authenticatorData: 'AA', signature: 'AA' },
}

it('a passkey is added for the challenge of the same browser, once, and only if it verifies', async () => {
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  const add = (person: Person) => person.post('/api/passkeys', { name: 'Phone', response: forged })
  expect((await add(ana)).status).toBe(400)
  const options = (await ana.post('/api/passkeys/options')).as(webauthnOptionsSchema)
  expect(options).toMatchObject({ authenticatorSelection: { residentKey: 'required' } })
  ben.cookies.set('waymark_passkey', /waymark_passkey=([\w-]+)/.exec(ana.cookies.header())?.[1] ?? '')
  expect((await add(ben)).status).toBe(400)
  await ana.post('/api/passkeys/options')
  const [first, second] = await Promise.all([add(ana), add(ana)])
  expect([first.status, second.status]).toEqual([400, 400])
  expect((await ana.post('/api/passkeys', { name: ' ', response: forged })).status).toBe(400)
  expect(await t.db.select().from(passkeys)).toEqual([])
  t.clock.advance({ minutes: 20 })
  for (const [method, path] of [
    ['POST', '/api/passkeys/options'],
    ['DELETE', '/api/passkeys/x'],
  ] as const)
    expect((await ana.send(method, path)).body).toMatchObject({ code: 'reauthenticate' })
})

it('people see, rename and remove their own passkeys alone', async () => {
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  await store(ana, 'one')
  await t.db.insert(recoveryCodes).values({ userId: ana.user.id, codeHash: 'x' })
  expect((await ben.get('/api/passkeys')).as(passkeysSchema)).toEqual([])
  expect((await ben.put('/api/passkeys/one', { name: 'Mine' })).status).toBe(404)
  expect((await ben.delete('/api/passkeys/one')).status).toBe(404)
  expect((await ana.put('/api/passkeys/one', { name: 'My phone' })).status).toBe(200)
  expect((await ana.get('/api/passkeys')).as(passkeysSchema)).toMatchObject([{ id: 'one', name: 'My phone' }])
  expect((await ana.get('/api/auth/data')).body).toMatchObject({ passkeys: [{ name: 'My phone' }] })
  const removals = await Promise.all([ana.delete('/api/passkeys/one'), ana.delete('/api/passkeys/one')])
  expect(removals.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await t.db.select().from(recoveryCodes)).toEqual([])
})

it('an account with a passkey asks for the second step, and an unknown passkey is rejected', async () => {
  const ana = await t.aUser()
  await store(ana, 'one')
  const visitor = t.anonymous
  const answer = await visitor.post('/api/login', { email: ana.user.email, password })
  expect([answer.status, answer.body]).toMatchObject([202, { methods: ['passkey'] }])
  await visitor.post('/api/login/passkey/options')
  const signIn = (id: string) =>
    visitor.post('/api/login/passkey', { response: { ...forged, id, rawId: id } })
  expect((await signIn('unknown')).status).toBe(401)
  expect((await signIn('one')).status).toBe(400)
  await visitor.post('/api/login/passkey/options')
  expect((await signIn('one')).status).toBe(401)
  const log = (await (await t.anAdmin()).get('/api/admin/audit?action=sign-in-failed')).body
  expect(log).toMatchObject({ total: 1, entries: [{ itemId: ana.user.id, after: { method: 'passkey' } }] })
  expect((await visitor.get('/api/auth/user')).status).toBe(401)
})
