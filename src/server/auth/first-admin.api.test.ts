import { describe, expect, test } from 'vitest'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { ensureFirstAdmin } from './first-admin.ts'

describe('the first admin', () => {
  const t = useTestApp()
  const logger = { info: () => {}, warn: () => {} }
  const named = { email: 'root@example.org', password: 'maple kettle nine' }

  const ensure = (firstAdmin: typeof named | null, databaseUrl: string | null = null) =>
    ensureFirstAdmin({ db: t.db, clock: t.clock.now, logger, config: { firstAdmin, databaseUrl } })

  async function canModerate(credentials: { email: string; password: string }) {
    const visitor = t.anonymous
    await visitor.post('/api/login', credentials)
    return (await visitor.get('/api/admin/users')).status === 200
  }

  test('is the configured one, and its password is not printed', async () => {
    expect(await ensure(named, 'postgres://db/waymark')).toBeNull()
    expect(await canModerate(named)).toBe(true)
  })

  test('is generated on an embedded database without an admin, and printed once', async () => {
    const made = await ensure(null)
    expect(made).toEqual({ email: 'admin@example.org', password: expect.stringMatching(/^[a-z2-9-]{29}$/) })
    expect(await canModerate(made ?? named)).toBe(true)
    expect(await ensure(null)).toBeNull()
  })

  test('is not generated on a database server', async () => {
    expect(await ensure(null, 'postgres://db/waymark')).toBeNull()
    const visitor = t.anonymous
    await t.aUser()
    expect((await visitor.post('/api/login', { email: 'admin@example.org', password: 'x' })).status).toBe(401)
  })

  test('may be an existing account, which keeps its password', async () => {
    await t.aUser({ email: 'ROOT@example.org' })
    await ensure(named)
    expect(await canModerate(named)).toBe(false)
    expect(await canModerate({ ...named, password: testPassword })).toBe(true)
  })

  test('is one, however many processes start at once', async () => {
    const made = await Promise.all([ensure(null), ensure(null), ensure(null)])
    expect(made.filter((admin) => admin !== null)).toHaveLength(1)
    const again = await Promise.all([ensure(named), ensure(named)])
    expect(again).toEqual([null, null])
    expect(await canModerate(named)).toBe(true)
  })
})
