import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { reviewSchema } from '#shared/contract/reviews.ts'

const t = useTestApp()
type Client = Awaited<ReturnType<typeof t.anAdmin>>
const log = async (admin: Client, query = '') =>
  (await admin.get(`/api/admin/audit?${query}`)).as(auditPageSchema)

test('a change of role is logged with who, what, before, after and when, and without names', async () => {
  const root = await t.anAdmin({ firstName: 'Robin', lastName: 'Stone', email: 'robin@example.org' })
  const ana = await t.aUser({ firstName: 'Ana', lastName: 'Rivera', email: 'ana@example.org' })
  await root.put(`/api/admin/users/${ana.user.id}/role`, { role: 'admin' })
  await root.put(`/api/admin/users/${ana.user.id}/role`, { role: 'admin' })
  expect((await log(root)).entries).toEqual([
    {
      id: expect.any(Number),
      actorId: root.user.id,
      actorName: 'Robin Stone',
      action: 'change-role',
      itemType: 'user',
      itemId: ana.user.id,
      before: { role: 'user' },
      after: { role: 'admin' },
      createdAt: t.clock.now().toISOString(),
      isRestorable: false,
      isUndoable: false,
    },
  ])
  const stored = JSON.stringify((await t.db.execute(sql`select * from audit_log`)).rows)
  expect(stored).not.toMatch(/Robin|Stone|Ana|Rivera|example\.org/)
})

test('what an admin does to another person’s review is logged, and what people do to their own is not', async () => {
  const [root, ana] = [await t.anAdmin(), await t.aUser()]
  const { id: listingId } = await t.aListing('camp')
  const review = { title: 'Good', rating: 5, listingType: 'camp', listingId }
  const { id } = (await ana.post('/api/reviews', review)).as(reviewSchema)
  await ana.put(`/api/reviews/${id}`, { ...review, rating: 4 })
  await root.put(`/api/reviews/${id}`, { ...review, title: 'Fine', rating: 4 })
  await root.delete(`/api/reviews/${id}`)
  expect((await log(root, 'itemType=review')).entries).toMatchObject([
    { action: 'delete-review', before: { title: 'Fine', rating: 4, listingId }, after: null },
    { action: 'edit-review', before: { title: 'Good', rating: 4 }, after: { title: 'Fine', rating: 4 } },
  ])
})

test('a deletion tells whether the listing is still in the trash because of it', async () => {
  const root = await t.anAdmin()
  const { id } = await t.aListing('camp')
  const deletions = async () =>
    (await log(root, 'action=delete')).entries.map(({ isRestorable }) => isRestorable)
  await root.delete(`/api/admin/delete/camp/${id}`)
  expect(await deletions()).toEqual([true])
  await root.post(`/api/admin/restore/camp/${id}`)
  expect(await deletions()).toEqual([false])
  t.clock.advance({ minutes: 1 })
  await root.delete(`/api/admin/delete/camp/${id}`)
  expect(await deletions()).toEqual([true, false])
})

test('the log is filtered by actor, action and kind of item, and comes in pages', async () => {
  const [root, ana] = [await t.anAdmin(), await t.anAdmin()]
  const { id } = await t.aListing('camp')
  for (let round = 0; round < 3; round += 1) {
    await root.post(`/api/admin/deactivate/camp/${id}`)
    await ana.post(`/api/admin/activate/camp/${id}`)
  }
  const ben = await t.aUser()
  await root.put(`/api/admin/users/${ben.user.id}/role`, { role: 'admin' })

  const all = await log(root, 'limit=5')
  expect(all).toMatchObject({ total: 7, totalPages: 2, currentPage: 1 })
  expect(all.actors.map((actor) => actor.id).sort()).toEqual([root.user.id, ana.user.id].sort())
  expect((await log(root, 'limit=5&page=2')).entries).toHaveLength(2)
  expect((await log(root, `actor=${ana.user.id}`)).total).toBe(3)
  expect((await log(root, 'action=deactivate')).total).toBe(3)
  expect((await log(root, 'itemType=user')).total).toBe(1)
  expect((await log(root, `itemType=camp&actor=${root.user.id}&action=activate`)).total).toBe(0)
  for (const bad of ['actor=ana', 'action=dance', 'itemType=toy', 'page=0', 'limit=101']) {
    expect((await root.get(`/api/admin/audit?${bad}`)).status, bad).toBe(400)
  }
})

test('moderation and account events are told apart, actors included', async () => {
  const [root, ana] = [await t.anAdmin(), await t.aUser()]
  const { id } = await t.aListing('camp')
  await root.post(`/api/admin/deactivate/camp/${id}`)
  await t.anonymous.post('/api/login', { email: ana.user.email, password: testPassword })
  expect((await log(root)).total).toBe(2)
  const moderation = await log(root, 'group=moderation')
  expect(moderation).toMatchObject({
    total: 1,
    entries: [{ action: 'deactivate' }],
    actors: [{ id: root.user.id }],
  })
  const account = await log(root, 'group=account')
  expect(account).toMatchObject({ total: 1, entries: [{ action: 'sign-in' }], actors: [{ id: ana.user.id }] })
  expect((await root.get('/api/admin/audit?group=weather')).status).toBe(400)
})

test('an account that is gone leaves its acts, without a name', async () => {
  const [root, ana] = [await t.anAdmin(), await t.anAdmin()]
  const { id } = await t.aListing('camp')
  await ana.post(`/api/admin/deactivate/camp/${id}`)
  await t.db.execute(sql`delete from users where id = ${ana.user.id}`)
  expect(await log(root)).toMatchObject({
    entries: [{ actorId: ana.user.id, actorName: null }],
    actors: [{ id: ana.user.id, name: null }],
  })
})

test('nothing changes or removes an entry', async () => {
  const root = await t.anAdmin()
  const { id } = await t.aListing('camp')
  await root.post(`/api/admin/deactivate/camp/${id}`)
  await expect(t.db.execute(sql`update audit_log set action = 'x'`)).rejects.toThrow()
  await expect(t.db.execute(sql`delete from audit_log`)).rejects.toThrow()
  expect((await log(root)).total).toBe(1)
})
