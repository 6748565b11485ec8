import { expect, test } from 'vitest'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { decisionAnswerSchema, doneSchema } from '#shared/contract/moderation.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()
const waiting = { isApproved: false, approvedAt: null }
const aWaiting = async (kind: Kind, state = {}) =>
  t.aListing(kind, {}, { ...waiting, isActive: kind !== 'event', ...state })
const totalOf = async (kind: Kind) =>
  ((await t.anonymous.get(`/api/${kindOf(kind).names.path}`)).body as { total: number }).total
const pathOf = (act: string, kind: Kind, id: number) =>
  `/api/admin/${act}/${kindOf(kind).names.adminType}/${id}`

type Client = Awaited<ReturnType<typeof t.anAdmin>>
const actionsOf = async (admin: Client) =>
  (await admin.get('/api/admin/audit')).as(auditPageSchema).entries.map(({ action }) => action)
const decide = async (admin: Client, act: string, kind: Kind, id: number, body?: object) => {
  const answer = await admin.post(pathOf(act, kind, id), body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.as(decisionAnswerSchema)
}
const remove = async (admin: Client, kind: Kind, id: number) =>
  (await admin.delete(pathOf('delete', kind, id))).as(doneSchema)
const read = async (admin: Client, kind: Kind, id: number) =>
  (await admin.get(`/api/admin/listings/${kind}/${id}`)).body as Record<string, unknown>
const undo = (admin: Client, ...auditIds: (number | null)[]) => admin.post('/api/admin/undo', { auditIds })

test('takes an approval back, with the mail that was to announce it', async () => {
  const admin = await t.anAdmin()
  const ana = await t.aUser()
  const { id } = await aWaiting('event', { userId: ana.user.id })
  const { auditId } = await decide(admin, 'approve', 'event', id)
  t.clock.advance({ seconds: 9 })
  expect((await undo(admin, auditId)).status).toBe(200)
  expect((await admin.get(`/api/admin/listings/event/${id}`)).body).toMatchObject({
    isApproved: false,
    isActive: false,
    approvedAt: null,
  })
  expect(await totalOf('event')).toBe(0)
  t.clock.advance({ minutes: 1 })
  await ana.post('/api/auth/verification')
  expect((await t.mails()).map(({ kind }) => kind)).toEqual(['verify-email'])
  expect(await actionsOf(admin)).toEqual(['undo', 'approve'])
})

test.each(['deactivate', 'activate', 'reject'])('takes back a %s', async (act) => {
  const admin = await t.anAdmin()
  const { id } =
    act === 'reject'
      ? await aWaiting('camp')
      : await t.aListing('camp', {}, { isActive: act === 'deactivate' })
  const before = (await admin.get(`/api/admin/listings/camp/${id}`)).body
  const { auditId } = await decide(admin, act, 'camp', id, { reason: 'No dates' })
  expect((await undo(admin, auditId)).status).toBe(200)
  expect((await admin.get(`/api/admin/listings/camp/${id}`)).body).toEqual(before)
})

test('comes too late after fifteen seconds, and twice is once too often', async () => {
  const admin = await t.anAdmin()
  const { id } = await t.aListing('camp')
  const first = await decide(admin, 'deactivate', 'camp', id)
  expect((await undo(admin, first.auditId)).status).toBe(200)
  expect((await undo(admin, first.auditId)).status).toBe(409)
  const second = await decide(admin, 'deactivate', 'camp', id)
  t.clock.advance({ seconds: 16 })
  expect(await undo(admin, second.auditId)).toMatchObject({
    status: 409,
    body: { message: 'It is too late to undo this.' },
  })
})

test('is one’s own, and stops when another admin has acted since', async () => {
  const [root, ana] = [await t.anAdmin(), await t.anAdmin()]
  const { id } = await t.aListing('camp')
  const { auditId } = await decide(root, 'deactivate', 'camp', id)
  expect((await undo(ana, auditId)).status).toBe(403)
  await decide(ana, 'activate', 'camp', id)
  expect((await undo(root, auditId)).status).toBe(409)
  expect((await undo(root, 999_999)).status).toBe(404)
  expect((await undo(root)).status).toBe(400)
})

test('of several is all or nothing', async () => {
  const admin = await t.anAdmin()
  const [one, two] = [await aWaiting('camp'), await aWaiting('camp')]
  const first = await decide(admin, 'approve', 'camp', one.id)
  const second = await decide(admin, 'approve', 'camp', two.id)
  await decide(admin, 'deactivate', 'camp', two.id)
  expect((await undo(admin, first.auditId, second.auditId)).status).toBe(409)
  expect(await totalOf('camp')).toBe(1)
  expect((await undo(admin, first.auditId)).status).toBe(200)
  expect(await totalOf('camp')).toBe(0)
})

test('brings a deleted listing back, however late, unless it was restored or purged', async () => {
  const [admin, other] = [await t.anAdmin(), await t.anAdmin()]
  const { id } = await t.aListing('camp')
  const first = await remove(admin, 'camp', id)
  t.clock.advance({ days: 2 })
  expect((await undo(other, first.auditId)).status).toBe(403)
  expect((await undo(admin, first.auditId)).status).toBe(200)
  expect(await totalOf('camp')).toBe(1)
  expect((await undo(admin, first.auditId)).status).toBe(409)
  const second = await remove(admin, 'camp', id)
  await decide(other, 'restore', 'camp', id)
  expect((await undo(admin, second.auditId)).status).toBe(409)
  const third = await remove(other, 'camp', id)
  expect((await undo(admin, second.auditId)).status).toBe(409)
  expect((await undo(other, third.auditId)).status).toBe(200)
  expect(await totalOf('camp')).toBe(1)
})

test('puts a restored listing back into the trash, due for the purge when it was before', async () => {
  const admin = await t.anAdmin()
  const { id } = await t.aListing('camp')
  await remove(admin, 'camp', id)
  const before = (await admin.get('/api/admin/trash')).body
  t.clock.advance({ hours: 5 })
  const { auditId } = await decide(admin, 'restore', 'camp', id)
  expect((await undo(admin, auditId)).status).toBe(200)
  expect((await admin.get('/api/admin/trash')).body).toEqual(before)
  expect(await totalOf('camp')).toBe(0)
})

test('takes an edit back whole, contact details included, which the log does not hold', async () => {
  const admin = await t.anAdmin()
  const { id } = await t.aListing('camp', { phone: '925-555-0100', email: 'camp@example.org' })
  const before = await read(admin, 'camp', id)
  const edit = { name: 'Camp Skylark', phone: '925-555-0199', email: null }
  const answer = await admin.put(pathOf('edit', 'camp', id), edit)
  const { auditId } = answer.as(decisionAnswerSchema)
  expect((await undo(admin, auditId)).status).toBe(200)
  expect(await read(admin, 'camp', id)).toEqual({ ...before, version: 3 })
  expect((await t.anonymous.get('/api/summer-camps?search=meadowlark')).body).toMatchObject({ total: 1 })
  expect((await t.anonymous.get('/api/summer-camps?search=skylark')).body).toMatchObject({ total: 0 })
})

test('of an edit is refused when the owner or another admin has changed the listing since', async () => {
  const [admin, other, owner] = [await t.anAdmin(), await t.anAdmin(), await t.aUser()]
  const { id } = await aWaiting('camp', { userId: owner.user.id })
  const edit = async (name: string) =>
    (await admin.put(pathOf('edit', 'camp', id), { name })).as(decisionAnswerSchema).auditId
  const first = await edit('Camp Skylark')
  await other.put(pathOf('edit', 'camp', id), { name: 'Camp Lark' })
  expect((await undo(admin, first)).status).toBe(409)
  const second = await edit('Camp Skylark')
  expect((await owner.put(`/api/my-listings/camp/${id}`, { name: 'Camp Owl' })).status).toBe(200)
  expect((await undo(admin, second)).status).toBe(409)
  expect(await read(admin, 'camp', id)).toMatchObject({ name: 'Camp Owl' })
})

test.each(['approve', 'reject'])(
  '%s of a proposed edit is undone: it waits again and no mail is sent',
  async (act) => {
    const [admin, owner] = [await t.anAdmin(), await t.aUser()]
    const { id } = await t.aListing('camp', {}, { userId: owner.user.id })
    await owner.put(`/api/my-listings/camp/${id}`, { name: 'Camp Skylark' })
    const edits = async () =>
      ((await admin.get('/api/admin/pending-approvals')).body as { edits: { proposed: object }[] }).edits
    const before = await edits()
    expect(before).toMatchObject([{ proposed: { name: 'Camp Skylark' } }])
    const answer = await admin.post(`/api/admin/edits/camp/${id}/${act}`, { reason: 'No' })
    const { auditId } = answer.as(decisionAnswerSchema)
    expect(await edits()).toEqual([])
    expect((await undo(admin, auditId)).status).toBe(200)
    const after = await edits()
    expect(after).toMatchObject([
      { proposed: { name: 'Camp Skylark' }, listing: { name: 'Camp Meadowlark' } },
    ])
    t.clock.advance({ minutes: 1 })
    await owner.post('/api/auth/verification')
    expect((await t.mails()).map(({ kind }) => kind)).toEqual(['verify-email'])
  },
)

test('stacks: actions on one listing are undone from the latest back', async () => {
  const admin = await t.anAdmin()
  const { id } = await aWaiting('camp')
  const before = await read(admin, 'camp', id)
  const approved = await decide(admin, 'approve', 'camp', id)
  const deactivated = await decide(admin, 'deactivate', 'camp', id)
  const activated = await decide(admin, 'activate', 'camp', id)
  const deleted = await remove(admin, 'camp', id)
  const refused = await undo(admin, approved.auditId)
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Something else was done to this since, so it cannot be undone.' },
  })
  expect((await undo(admin, deactivated.auditId)).status).toBe(409)
  expect((await undo(admin, deleted.auditId)).status).toBe(200)
  expect((await undo(admin, activated.auditId)).status).toBe(200)
  expect((await undo(admin, approved.auditId, deactivated.auditId)).status).toBe(200)
  expect(await read(admin, 'camp', id)).toEqual(before)
})

test('does not reach role changes, imports, reviews or another undo', async () => {
  const [admin, ana] = [await t.anAdmin(), await t.aUser()]
  await admin.post('/api/reauthenticate', { password: testPassword })
  await admin.put(`/api/admin/users/${ana.user.id}/role`, { role: 'admin' })
  const [entry] = (await admin.get('/api/admin/audit?action=change-role')).as(auditPageSchema).entries
  expect(await undo(admin, entry?.id ?? 0)).toMatchObject({
    status: 409,
    body: { message: 'This cannot be undone.' },
  })
})
