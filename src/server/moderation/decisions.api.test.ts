import { describe, expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { decisionAnswerSchema } from '#shared/contract/moderation.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()
const waiting = { isApproved: false, approvedAt: null }
const aWaiting = async (kind: Kind, state = {}) =>
  t.aListing(kind, {}, { ...waiting, isActive: kind !== 'event', ...state })
const totalOf = async (kind: Kind) =>
  ((await t.anonymous.get(`/api/${kindOf(kind).names.path}`)).body as { total: number }).total
const pathOf = (act: string, kind: Kind, id: number) =>
  `/api/admin/${act}/${kindOf(kind).names.adminType}/${id}`

type Client = Awaited<ReturnType<typeof t.anAdmin>>
const audits = async (admin: Client, query = '') =>
  (await admin.get(`/api/admin/audit?${query}`)).as(auditPageSchema).entries
const decide = async (admin: Client, act: string, kind: Kind, id: number, body?: object) => {
  const answer = await admin.post(pathOf(act, kind, id), body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.as(decisionAnswerSchema)
}

describe('approving', () => {
  test.each(kindNames)('makes a %s live, says so in JSON and logs it', async (kind) => {
    const admin = await t.anAdmin()
    const { id } = await aWaiting(kind)
    expect(await totalOf(kind)).toBe(0)
    const answer = await decide(admin, 'approve', kind, id)
    expect(answer).toMatchObject({
      id,
      isApproved: true,
      isActive: true,
      approvedAt: t.clock.now().toISOString(),
      message: 'Listing approved successfully',
    })
    expect(await totalOf(kind)).toBe(1)
    expect(await audits(admin)).toMatchObject([
      {
        id: answer.auditId,
        actorId: admin.user.id,
        action: 'approve',
        itemType: kind,
        itemId: String(id),
        before: { isApproved: false },
        after: { isApproved: true },
      },
    ])
  })

  test('a second time changes nothing, and does not bring back what was deactivated', async () => {
    const admin = await t.anAdmin()
    const { id } = await aWaiting('camp')
    await decide(admin, 'approve', 'camp', id)
    await decide(admin, 'deactivate', 'camp', id)
    t.clock.advance({ minutes: 5 })
    expect(await decide(admin, 'approve', 'camp', id)).toMatchObject({ isActive: false, auditId: null })
    expect(await audits(admin)).toHaveLength(2)
  })

  test('mails the submitter, once it can no longer be undone', async () => {
    const admin = await t.anAdmin()
    const ana = await t.aUser({ email: 'ana@example.org' })
    const { id } = await aWaiting('camp', { userId: ana.user.id })
    await decide(admin, 'approve', 'camp', id)
    expect(await t.mails()).toEqual([])
    t.clock.advance({ seconds: 16 })
    const mails = await t.mails()
    expect(mails).toMatchObject([{ toAddress: 'ana@example.org', kind: 'listing-approved' }])
    expect(mails[0]?.text).toContain(`/summer-camps?view=camp-${id}`)
  })

  test('twenty clicks at once make one entry in the log and one mail', async () => {
    const admin = await t.anAdmin()
    const ana = await t.aUser()
    const { id } = await aWaiting('job', { userId: ana.user.id })
    await Promise.all(Array.from({ length: 20 }, () => decide(admin, 'approve', 'job', id)))
    expect(await audits(admin)).toHaveLength(1)
    t.clock.advance({ seconds: 16 })
    expect(await t.mails()).toHaveLength(1)
  })

  test('is refused for a version that is no longer the one that was read', async () => {
    const admin = await t.anAdmin()
    const { id } = await aWaiting('camp')
    await admin.put(pathOf('edit', 'camp', id), { name: 'Another name' })
    expect((await admin.post(pathOf('approve', 'camp', id), { version: 1 })).status).toBe(409)
    await decide(admin, 'approve', 'camp', id, { version: 2 })
  })

  test('several at once approves what it can and names the rest', async () => {
    const admin = await t.anAdmin()
    const [camp, job, live] = [await aWaiting('camp'), await aWaiting('job'), await t.aListing('job')]
    const items = [
      { type: 'summer-camp', id: camp.id },
      { type: 'job', id: job.id, version: 1 },
      { type: 'job', id: live.id },
      { type: 'camp', id: job.id },
      { type: 'event', id: 9999 },
    ]
    const answer = await admin.post('/api/admin/approve', { items })
    expect(answer.body).toMatchObject({
      approved: [
        { listingType: 'camp', id: camp.id },
        { listingType: 'job', id: job.id },
      ],
      skipped: [{ id: job.id, listingType: 'camp' }, { id: live.id }, { id: 9999 }],
    })
    expect([await totalOf('camp'), await totalOf('job')]).toEqual([1, 2])
    expect((await admin.post('/api/admin/approve', { items: [] })).status).toBe(400)
  })
})

describe('sending back', () => {
  test('takes a submission out of the queue and mails the reason', async () => {
    const admin = await t.anAdmin()
    const ana = await t.aUser({ email: 'ana@example.org' })
    const { id } = await aWaiting('event', { userId: ana.user.id })
    const answer = await decide(admin, 'reject', 'event', id, {
      reason: '  The date is missing.\nPlease add it. ',
    })
    expect(answer).toMatchObject({
      isApproved: false,
      rejectionReason: 'The date is missing.\nPlease add it.',
    })
    t.clock.advance({ seconds: 16 })
    await decide(admin, 'reject', 'event', id, { reason: 'The date is missing.\nPlease add it.' })
    const mails = await t.mails()
    expect(mails).toMatchObject([{ toAddress: 'ana@example.org', kind: 'listing-not-approved' }])
    expect(mails[0]?.text).toContain('> The date is missing.\n> Please add it.')
    expect(await totalOf('event')).toBe(0)
  })

  test('needs a reason and something that is not approved', async () => {
    const admin = await t.anAdmin()
    const [pending, live] = [await aWaiting('camp'), await t.aListing('camp')]
    for (const reason of ['', '  ', null, 7, 'x\0y', 'x'.repeat(2001)]) {
      expect((await admin.post(pathOf('reject', 'camp', pending.id), { reason })).status).toBe(400)
    }
    expect((await admin.post(pathOf('reject', 'camp', live.id), { reason: 'Too late' })).status).toBe(409)
  })

  test('is forgotten when the submission is approved after all', async () => {
    const admin = await t.anAdmin()
    const { id } = await aWaiting('camp')
    await decide(admin, 'reject', 'camp', id, { reason: 'No dates' })
    expect(await decide(admin, 'approve', 'camp', id)).toMatchObject({
      rejectedAt: null,
      rejectionReason: null,
    })
  })
})

describe('deactivating, activating and deleting', () => {
  test.each(kindNames)('a deactivated %s disappears from its list and comes back', async (kind) => {
    const admin = await t.anAdmin()
    const { id } = await t.aListing(kind)
    expect(await decide(admin, 'deactivate', kind, id)).toMatchObject({ isActive: false, isApproved: true })
    expect(await totalOf(kind)).toBe(0)
    expect(await decide(admin, 'deactivate', kind, id)).toMatchObject({ auditId: null })
    expect(await decide(admin, 'activate', kind, id)).toMatchObject({ isActive: true })
    expect(await totalOf(kind)).toBe(1)
    expect(await audits(admin)).toHaveLength(2)
  })

  test('deleting answers how to undo it, and a second time is 404', async () => {
    const admin = await t.anAdmin()
    const { id } = await t.aListing('camp')
    const answer = await admin.delete(pathOf('delete', 'camp', id))
    expect([answer.status, answer.body]).toEqual([
      200,
      { message: 'Listing deleted successfully', auditId: expect.any(Number) },
    ])
    expect((await admin.delete(pathOf('delete', 'camp', id))).status).toBe(404)
    expect((await audits(admin))[0]).toMatchObject({
      action: 'delete',
      before: { title: 'Camp Meadowlark' },
      after: null,
    })
  })

  test.each(['approve', 'deactivate', 'activate', 'reject'])(
    '%s of what does not exist is 404',
    async (act) => {
      const admin = await t.anAdmin()
      const { id } = await t.aListing('camp')
      const body = { reason: 'x' }
      expect((await admin.post(`/api/admin/${act}/job/${id}`, body)).status).toBe(404)
      expect((await admin.post(`/api/admin/${act}/camp/2147483647`, body)).status).toBe(404)
      expect((await admin.post(`/api/admin/${act}/toy/${id}`, body)).status).toBe(400)
      expect((await admin.post(`/api/admin/${act}/camp/abc`, body)).status).toBe(400)
      expect(await audits(admin)).toEqual([])
    },
  )
})
