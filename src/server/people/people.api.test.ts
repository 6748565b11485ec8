import { expect, it } from 'vitest'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { noteSchema, personSchema } from '#shared/contract/person.ts'

const t = useTestApp()
type Person = Awaited<ReturnType<typeof t.aUser>>

const pageOf = async (admin: Person, { user }: Person) =>
  (await admin.get(`/api/admin/users/${user.id}`)).as(personSchema)

it('one page holds what a person did and what was done about them', async () => {
  const [ana, ben, admin] = [await t.aUser(), await t.aUser(), await t.anAdmin({ firstName: 'Robin' })]
  const own = await t.aListing('camp', { name: 'Camp Heron' }, { userId: ana.user.id })
  await t.aListing('job', { title: 'Helper' }, { userId: ana.user.id, isApproved: false })
  const other = await t.aListing('camp', { name: 'Camp Other' })
  const review = { listingType: 'camp', listingId: other.id, title: 'Fine', rating: 3 }
  await ana.post('/api/reviews', review)
  const report = (itemId: number) => ({ reportType: 'listing', itemType: 'camp', itemId, reason: 'Closed' })
  await ana.post('/api/reports', report(other.id))
  await ben.post('/api/reports', report(own.id))
  const { email } = ana.user
  await t.anonymous.post('/api/login', { email, password: 'not the password' })
  await t.anonymous.post('/api/login', { email, password: testPassword })
  await ana.put('/api/auth/password', { currentPassword: testPassword, newPassword: 'seven quiet harbours' })
  await admin.post(`/api/admin/users/${ana.user.id}/suspend`, { reason: 'Spam' })

  expect(await pageOf(admin, ana)).toMatchObject({
    account: { email, suspensionReason: 'Spam' },
    listings: {
      total: 2,
      items: [
        { title: 'Helper', state: 'waiting' },
        { title: 'Camp Heron', state: 'not live' },
      ],
    },
    reviews: { total: 1, items: [{ title: 'Fine', listingTitle: 'Camp Other', isHidden: false }] },
    reportsBy: { total: 1, items: [{ itemId: other.id }] },
    reportsAbout: { total: 1, items: [{ itemId: own.id, userId: ben.user.id }] },
    signIns: { total: 2, items: [{ isFailed: false }, { isFailed: true }] },
    activity: {
      total: 2,
      items: [{ action: 'suspend-user', actorName: 'Robin Admin' }, { action: 'change-password' }],
    },
    notes: { total: 0, items: [] },
  })
  expect((await ben.get(`/api/admin/users/${ana.user.id}`)).status).toBe(403)
  expect((await admin.get('/api/admin/users/nobody')).status).toBe(404)
})

it('lists are bounded and say how many there are', async () => {
  const [ana, admin] = [await t.aUser(), await t.anAdmin()]
  for (let index = 0; index < 23; index += 1) await t.aListing('camp', {}, { userId: ana.user.id })
  const { listings } = await pageOf(admin, ana)
  expect([listings.total, listings.items.length]).toEqual([23, 20])
})

it('admins write and delete notes, which belong to the data of the person', async () => {
  const [ana, one, two] = [await t.aUser(), await t.anAdmin({ firstName: 'Robin' }), await t.anAdmin()]
  const path = `/api/admin/users/${ana.user.id}/notes`
  expect((await ana.post(path, { content: 'Hi' })).status).toBe(403)
  expect((await one.post(path, { content: ' ' })).status).toBe(400)
  const missing = '/api/admin/users/00000000-0000-4000-8000-000000000000/notes'
  expect((await one.post(missing, { content: 'Hi' })).status).toBe(404)
  const note = (await one.post(path, { content: 'Called on Monday' })).as(noteSchema)
  expect((await pageOf(two, ana)).notes).toMatchObject({
    total: 1,
    items: [{ content: 'Called on Monday', authorName: 'Robin Admin' }],
  })
  expect((await ana.get('/api/auth/data')).body).toMatchObject({
    adminNotes: [{ content: 'Called on Monday' }],
  })
  const both = await Promise.all([1, 2].map(() => two.delete(`${path}/${note.id}`)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  expect((await pageOf(two, ana)).notes.total).toBe(0)
})
