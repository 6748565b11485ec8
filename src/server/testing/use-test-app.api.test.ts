import { describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { accountSchema } from '#shared/contract/users.ts'
import { testPassword } from './a-user.ts'
import { useTestApp } from './use-test-app.ts'

describe('the test app', () => {
  const t = useTestApp()

  test.each(['one', 'another'])('%s test finds no rows of the previous test', async () => {
    expect(await t.db.$count(users)).toBe(0)
    await t.aUser()
  })

  test('a user from the factory is signed in, and can sign in', async () => {
    const ana = await t.aUser({ firstName: 'Ana', lastName: 'Rivera' })
    const account = (await ana.get('/api/auth/user')).as(accountSchema)
    expect(account).toMatchObject({ id: ana.user.id, displayName: 'Ana Rivera', role: 'user' })

    const visitor = t.anonymous
    const body = { email: ana.user.email, password: testPassword }
    expect((await visitor.post('/api/login', body)).status).toBe(200)
    expect((await visitor.get('/api/auth/user')).status).toBe(200)
    expect((await t.anonymous.get('/api/auth/user')).status).toBe(401)
  })

  test('the clock is frozen until it is moved', async () => {
    const ana = await t.aUser()
    t.clock.advance({ days: 61 })
    expect((await ana.get('/api/auth/user')).status).toBe(401)
  })

  test('a listing of each kind is live', async () => {
    for (const kind of ['tutoring', 'camp', 'internship', 'job', 'event'] as const) {
      const { path, listingType } = await t.aListing(kind)
      expect(listingType).toBe(kind)
      expect((await t.anonymous.get(`/api/${path}`)).body).toMatchObject({ total: 1 })
    }
  })
})
