import { describe, expect, test } from 'vitest'
import { rounds as roundsOf } from '#server/testing/ordeals.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { usersPageSchema } from '#shared/contract/users.ts'

describe('the list of people', () => {
  const t = useTestApp()

  test('is for admins alone', async () => {
    const ana = await t.aUser()
    expect((await t.anonymous.get('/api/admin/users')).status).toBe(401)
    const answer = await ana.get('/api/admin/users')
    expect([answer.status, answer.body]).toEqual([403, { message: 'Forbidden' }])
    expect((await ana.put(`/api/admin/users/${ana.user.id}/role`, { role: 'admin' })).status).toBe(403)
  })

  test('comes in pages of five, newest first, each person once', async () => {
    const root = await t.anAdmin()
    for (let number = 1; number <= 6; number++) {
      t.clock.advance({ minutes: 1 })
      await t.aUser({ firstName: `P${number}` })
    }
    const first = (await root.get('/api/admin/users')).as(usersPageSchema)
    expect(first).toMatchObject({ total: 7, totalPages: 2, currentPage: 1 })
    expect(first.users.map(({ firstName }) => firstName)).toEqual(['P6', 'P5', 'P4', 'P3', 'P2'])
    const second = (await root.get('/api/admin/users?page=2')).as(usersPageSchema)
    expect(second.users.map(({ id }) => id)).toEqual([expect.any(String), root.user.id])
    const past = (await root.get('/api/admin/users?page=9')).as(usersPageSchema)
    expect(past).toEqual({ users: [], total: 7, totalPages: 2, currentPage: 9 })
    expect((await root.get('/api/admin/users?page=&limit=')).as(usersPageSchema)).toEqual(first)
  })

  test('is searched by name, e-mail, location or school', async () => {
    const root = await t.anAdmin()
    const ana = await t.aUser({ email: 'ana@example.org', firstName: 'Ana', lastName: 'Diaz' })
    await ana.put('/api/auth/profile', {
      location: 'Dublin, CA',
      schoolName: 'Granada High',
      nickname: '100%',
    })
    await t.aUser({ email: 'ben@example.org', firstName: 'Ben', lastName: 'Okafor' })
    const found = async (search: string) => {
      const answer = await root.get(`/api/admin/users?${new URLSearchParams({ search })}`)
      return answer.as(usersPageSchema).users.map(({ email }) => email)
    }
    for (const search of ['ana diaz', 'DIAZ', 'ana@', 'dublin', 'granada', '100%', ' Diaz  Ana ']) {
      expect(await found(search)).toEqual(['ana@example.org'])
    }
    expect(await found('%')).toEqual(['ana@example.org'])
    expect(await found('_')).toEqual([])
    expect(await found('ana okafor')).toEqual([])
  })

  test.each(['page=0', 'page=x', 'limit=0', 'limit=101', 'page=1.5', 'page=99999999999', 'search=%00'])(
    'refuses %s',
    async (query) => {
      const root = await t.anAdmin()
      expect((await root.get(`/api/admin/users?${query}`)).status).toBe(400)
    },
  )
})

describe('the role of a person', () => {
  const t = useTestApp()

  const setRole = (
    admin: { put: (path: string, body: object) => Promise<{ status: number; body: unknown }> },
    id: string,
    role: unknown,
  ) => admin.put(`/api/admin/users/${id}/role`, { role })

  test('counts from the next request, both ways', async () => {
    const root = await t.anAdmin()
    const ana = await t.aUser()
    expect((await setRole(root, ana.user.id, 'admin')).body).toMatchObject({ id: ana.user.id, role: 'admin' })
    expect((await ana.get('/api/admin/users')).status).toBe(200)
    await setRole(root, ana.user.id, 'user')
    expect((await ana.get('/api/admin/users')).status).toBe(403)
  })

  test('cannot be taken from the last admin', async () => {
    const root = await t.anAdmin()
    const answer = await setRole(root, root.user.id, 'user')
    expect(answer.status).toBe(409)
    expect(answer.body).toEqual({ message: 'This is the last admin. Make another person an admin first.' })
    expect((await root.get('/api/admin/users')).status).toBe(200)
  })

  test('is user or admin and nothing else', async () => {
    const root = await t.anAdmin()
    const ana = await t.aUser()
    for (const role of ['root', '', null, undefined, 7, ['admin'], 'x'.repeat(5000)]) {
      expect((await setRole(root, ana.user.id, role)).status).toBe(400)
    }
  })

  test.each(['nobody', '00000000-0000-4000-8000-000000000000', '%00'])('of %s is not found', async (id) => {
    const root = await t.anAdmin()
    expect((await setRole(root, id, 'admin')).status).toBe(404)
  })

  const rounds = roundsOf('demotions')

  test(`always leaves an admin: two admins demote each other ${rounds} times`, {
    timeout: 120_000 + rounds * 500,
  }, async () => {
    const root = await t.anAdmin()
    const ana = await t.anAdmin()
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all([
        setRole(root, ana.user.id, 'user'),
        setRole(ana, root.user.id, 'user'),
      ])
      const statuses = answers.map(({ status }) => status)
      // The second one is no admin any more.
      expect([...statuses].sort()).toEqual([200, 403])
      const [standing, fallen] = statuses[0] === 200 ? [root, ana] : [ana, root]
      expect((await fallen.get('/api/admin/users')).status).toBe(403)
      expect((await setRole(standing, fallen.user.id, 'admin')).status).toBe(200)
    }
  })
})
