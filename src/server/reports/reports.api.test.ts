import { expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { Review } from '#shared/contract/reviews.ts'

const t = useTestApp()

it('a listing and a review can be reported, each under its stored type', async () => {
  const camp = await t.aListing('camp')
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  const review = (
    await ana.post('/api/reviews', { title: 'A', rating: 5, listingType: 'camp', listingId: camp.id })
  ).body as Review
  const listing = {
    reportType: 'listing',
    itemType: 'camps',
    itemId: camp.id,
    reason: 'Closed for good',
    description: '',
  }
  expect(await ben.post('/api/reports', listing)).toMatchObject({
    status: 201,
    body: {
      itemType: 'camp',
      itemId: camp.id,
      reason: 'Closed for good',
      description: null,
      isResolved: false,
    },
  })
  const words = { reportType: 'review', itemType: 'review', itemId: review.id, reason: 'Spam' }
  expect(await ben.post('/api/reports', words)).toMatchObject({ status: 201, body: { itemType: 'review' } })
})

it('a report needs a reason, an item that is there, and a signed-in person', async () => {
  const camp = await t.aListing('camp')
  const ana = await t.aUser()
  const report = { reportType: 'listing', itemType: 'camp', itemId: camp.id, reason: 'Wrong phone' }
  expect((await ana.post('/api/reports', { ...report, reason: '\u200b\ufeff' })).status).toBe(400)
  expect(await ana.post('/api/reports', { ...report, reason: '  ' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'reason', message: 'Reason is required' }] },
  })
  expect((await ana.post('/api/reports', { ...report, itemId: 999 })).status).toBe(404)
  expect((await ana.post('/api/reports', { ...report, itemType: 'job' })).status).toBe(404)
  expect((await ana.post('/api/reports', { ...report, itemType: 'toy' })).status).toBe(400)
  expect((await ana.post('/api/reports', { ...report, reportType: 'person' })).status).toBe(400)
  expect((await t.anonymous.post('/api/reports', report)).status).toBe(401)
})

it('a person has one open report of an item, which another updates', async () => {
  const [camp, job] = [await t.aListing('camp'), await t.aListing('job')]
  const [admin, ana, ben] = [await t.anAdmin(), await t.aUser(), await t.aUser()]
  const report = async (
    by: typeof ana,
    itemType: string,
    itemId: number,
    reason: string,
    description = '',
  ) => {
    const answer = await by.post('/api/reports', {
      reportType: 'listing',
      itemType,
      itemId,
      reason,
      description,
    })
    expect(answer.status).toBe(201)
    return answer.body as { id: number; reason: string; description: string | null }
  }
  const first = await report(ana, 'camp', camp.id, 'Closed', 'Since May')
  expect(await report(ana, 'summer-camps', camp.id, 'Wrong phone')).toMatchObject({
    id: first.id,
    reason: 'Wrong phone',
    description: null,
  })
  expect((await report(ben, 'camp', camp.id, 'Closed')).id).not.toBe(first.id)
  expect((await report(ana, 'job', job.id, 'Closed')).id).not.toBe(first.id)
  await admin.post(`/api/admin/reports/${first.id}/resolve`)
  expect((await report(ana, 'camp', camp.id, 'Still wrong')).id).not.toBe(first.id)
})
