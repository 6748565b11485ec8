import { expect, test } from 'vitest'
import { noDifferences, recount } from '#server/testing/recount.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { type DecisionAnswer, trashPageSchema } from '#shared/contract/moderation.ts'

const t = useTestApp()
type Client = Awaited<ReturnType<typeof t.anAdmin>>
type Answer = Awaited<ReturnType<Client['get']>>

const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const auditOf = (answer: Answer) => (answer.body as DecisionAnswer).auditId
const actionsOf = async (admin: Client) =>
  (await admin.get('/api/admin/audit?limit=100')).as(auditPageSchema).entries.map(({ action }) => action)
const undo = (admin: Client, auditId: number | null) => admin.post('/api/admin/undo', { auditIds: [auditId] })

test('ten deletions of one listing by two admins at once: one succeeds, the others are 404', async () => {
  const admins = [await t.anAdmin(), await t.anAdmin()] as const
  const { id } = await t.aListing('camp')
  const answers = await Promise.all(
    times(10, (index) => (index % 2 ? admins[0] : admins[1]).delete(`/api/admin/delete/camp/${id}`)),
  )
  expect(statuses(answers)).toEqual([200, ...times(9, () => 404)])
  expect(await actionsOf(admins[0])).toEqual(['delete'])
  expect((await admins[0].get('/api/admin/trash')).as(trashPageSchema).total).toBe(1)
})

test('restoring, undoing and deleting at once leaves one listing in one state, each effect once', async () => {
  const [admin, other] = [await t.anAdmin(), await t.anAdmin()]
  const { id } = await t.aListing('camp')
  const auditId = auditOf(await admin.delete(`/api/admin/delete/camp/${id}`))
  const answers = await Promise.all([
    ...times(4, () => undo(admin, auditId)),
    ...times(4, () => other.post(`/api/admin/restore/camp/${id}`)),
  ])
  expect(statuses(answers)).toEqual([200, ...times(7, () => 409)])
  expect((await actionsOf(admin)).length).toBe(2)
  expect((await t.anonymous.get(`/api/summer-camps/${id}`)).status).toBe(200)
  expect(await recount(t.db)).toEqual(noDifferences)
})

test('an undo while another admin acts happens before it or not at all', async () => {
  const [admin, other] = [await t.anAdmin(), await t.anAdmin()]
  for (const act of ['deactivate', 'delete', 'edit'] as const) {
    const { id } = await t.aListing('camp', {}, { isApproved: false, approvedAt: null })
    const auditId = auditOf(await admin.post(`/api/admin/approve/camp/${id}`))
    const actOfOther = () =>
      act === 'delete'
        ? other.delete(`/api/admin/delete/camp/${id}`)
        : act === 'edit'
          ? other.put(`/api/admin/edit/camp/${id}`, { name: 'Camp Skylark' })
          : other.post(`/api/admin/deactivate/camp/${id}`)
    const [undone, acted] = await Promise.all([undo(admin, auditId), actOfOther()])
    expect([200, 409], `undo against ${act}`).toContain(undone.status)
    // What was deactivated in vain had been undone before: it waits for approval again.
    expect(acted.status, act).toBe(act === 'deactivate' && undone.status === 200 ? 409 : 200)
  }
  expect(await recount(t.db)).toEqual(noDifferences)
})

test('two admins who decide differently at once: both are answered, and the listing is in one of the states', async () => {
  const [admin, other, owner] = [await t.anAdmin(), await t.anAdmin(), await t.aUser()]
  for (let round = 0; round < 5; round += 1) {
    const { id } = await t.aListing('job', {}, { userId: owner.user.id, isApproved: false, approvedAt: null })
    const answers = await Promise.all([
      admin.post(`/api/admin/approve/job/${id}`, { version: 1 }),
      other.post(`/api/admin/reject/job/${id}`, { reason: 'No hours' }),
      admin.delete(`/api/admin/delete/job/${id}`),
      owner.delete(`/api/my-listings/job/${id}`),
      owner.put(`/api/my-listings/job/${id}`, { workSchedule: 'Mornings' }),
    ])
    for (const { status, body } of answers) expect([200, 404, 409], JSON.stringify(body)).toContain(status)
    expect((await t.anonymous.get(`/api/jobs/${id}`)).status).toBe(404)
  }
  expect((await admin.get('/api/admin/trash')).as(trashPageSchema).total).toBe(5)
  expect(await recount(t.db)).toEqual(noDifferences)
})

test('a report sent ten times at once, while an admin resolves it and undoes that, stays one open report', async () => {
  const [admin, ana] = [await t.anAdmin(), await t.aUser()]
  const { id } = await t.aListing('camp')
  const report = (reason: string) =>
    ana.post('/api/reports', { reportType: 'listing', itemType: 'camp', itemId: id, reason })
  const first = await report('Closed')
  const reportId = (first.body as { id: number }).id
  const auditId = auditOf(await admin.post(`/api/admin/reports/${reportId}/resolve`))
  const answers = await Promise.all([
    ...times(10, (index) => report(`Closed ${index}`)),
    undo(admin, auditId),
  ])
  for (const { status } of answers) expect([200, 201, 409]).toContain(status)
  const open = (
    (await admin.get('/api/admin/reports')).body as { isResolved: boolean; reportCount: number }[]
  ).filter((entry) => !entry.isResolved)
  expect(open).toMatchObject([{ reportCount: 1 }])
})

test('views, thumbs and reviews that race with a deletion and a restoration keep the counts right', async () => {
  const admin = await t.anAdmin()
  const people = await Promise.all(times(4, () => t.aUser()))
  const { id } = await t.aListing('camp')
  const ref = { listingType: 'camp', listingId: id }
  const answers = await Promise.all([
    ...people.flatMap((person) => [
      person.post('/api/thumbs-up', ref),
      person.post('/api/bookmarks', ref),
      person.post('/api/views/track', ref),
      person.post('/api/reviews', { ...ref, title: 'A', rating: 4 }),
    ]),
    admin.delete(`/api/admin/delete/camp/${id}`),
    admin.post(`/api/admin/restore/camp/${id}`),
  ])
  for (const { status, body } of answers) expect([200, 201, 404, 409], JSON.stringify(body)).toContain(status)
  expect(await recount(t.db)).toEqual(noDifferences)
})
