import { expect, test } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { adminReportsSchema, hideAnswerSchema, resolveAnswerSchema } from '#shared/contract/moderation.ts'
import { reviewSchema } from '#shared/contract/reviews.ts'

const t = useTestApp()
type Client = Awaited<ReturnType<typeof t.anAdmin>>

const aReview = async (listingId: number, rating = 1) => {
  const author = await t.aUser({ firstName: 'Ben', lastName: 'Okafor' })
  const body = { title: 'Rude words', rating, content: 'Very rude.', listingType: 'camp', listingId }
  return { author, review: (await author.post('/api/reviews', body)).as(reviewSchema) }
}
const report = async (reportType: string, itemType: string, itemId: number, reason = 'Spam') => {
  const ana = await t.aUser({ firstName: 'Ana', lastName: 'Rivera' })
  const answer = await ana.post('/api/reports', { reportType, itemType, itemId, reason })
  expect(answer.status).toBe(201)
  return (answer.body as { id: number }).id
}
const desk = async (admin: Client) => (await admin.get('/api/admin/reports')).as(adminReportsSchema)

test('reports come open ones first, newest first, each with what it is about', async () => {
  const admin = await t.anAdmin()
  const camp = await t.aListing('camp')
  const { review } = await aReview(camp.id)
  const first = await report('listing', 'camp', camp.id)
  t.clock.advance({ minutes: 1 })
  const second = await report('review', 'review', review.id, 'Rude')
  t.clock.advance({ minutes: 1 })
  const job = await t.aListing('job')
  const third = await report('listing', 'job', job.id)
  await admin.post(`/api/admin/reports/${third}/resolve`)
  const found = await desk(admin)
  expect(found.map(({ id }) => id)).toEqual([second, first, third])
  expect(found[0]).toMatchObject({
    reportCount: 1,
    others: [],
    reporterName: 'Ana Rivera',
    item: {
      exists: true,
      title: 'Rude words',
      listingType: 'camp',
      listingId: camp.id,
      listingTitle: 'Camp Meadowlark',
      review: {
        id: review.id,
        rating: 1,
        content: 'Very rude.',
        isHidden: false,
        reviewerName: 'Ben Okafor',
      },
    },
  })
  expect(found[1]?.item).toMatchObject({ exists: true, title: 'Camp Meadowlark', isLive: true, review: null })
})

test('a report of a review that is gone says so', async () => {
  const admin = await t.anAdmin()
  const camp = await t.aListing('camp')
  const { author, review } = await aReview(camp.id)
  await report('review', 'review', review.id)
  await author.delete(`/api/reviews/${review.id}`)
  expect(await desk(admin)).toMatchObject([
    { item: { exists: false, title: null, listingType: null, listingId: null, review: null } },
  ])
})

test('a report is resolved once, however often one clicks, and reopened by an undo', async () => {
  const admin = await t.anAdmin()
  const camp = await t.aListing('camp')
  const id = await report('listing', 'camp', camp.id)
  const resolve = async () => (await admin.post(`/api/admin/reports/${id}/resolve`)).as(resolveAnswerSchema)
  const answers = await Promise.all([resolve(), resolve(), resolve()])
  expect(answers.every(({ isResolved }) => isResolved)).toBe(true)
  const [auditId, ...others] = answers.flatMap((answer) => answer.auditId ?? [])
  expect(others).toEqual([])
  expect((await admin.post('/api/admin/undo', { auditIds: [auditId] })).status).toBe(200)
  expect(await desk(admin)).toMatchObject([{ id, isResolved: false }])
  expect((await admin.post('/api/admin/reports/999/resolve')).status).toBe(404)
})

test('the reports of one item are one entry with their count, and are resolved and reopened together', async () => {
  const admin = await t.anAdmin()
  const [camp, job] = [await t.aListing('camp'), await t.aListing('job')]
  const first = await report('listing', 'camp', camp.id, 'Closed')
  t.clock.advance({ minutes: 1 })
  await report('listing', 'job', job.id)
  t.clock.advance({ minutes: 1 })
  const last = await report('listing', 'camp', camp.id, 'Wrong phone')
  expect(await desk(admin)).toMatchObject([
    { id: last, reason: 'Wrong phone', reportCount: 2, others: [{ id: first, reason: 'Closed' }] },
    { itemId: job.id, reportCount: 1 },
  ])
  expect((await admin.get('/api/admin/overview')).body).toMatchObject({ openReports: 2 })

  const answer = (await admin.post(`/api/admin/reports/${first}/resolve`)).as(resolveAnswerSchema)
  expect(answer).toMatchObject({ id: first, isResolved: true })
  expect(await desk(admin)).toMatchObject([
    { itemId: job.id, isResolved: false },
    { id: last, isResolved: true, reportCount: 2 },
  ])
  const again = (await admin.post(`/api/admin/reports/${last}/resolve`)).as(resolveAnswerSchema)
  expect(again.auditId).toBeNull()
  await admin.post('/api/admin/undo', { auditIds: [answer.auditId] })
  expect(await desk(admin)).toMatchObject([
    { id: last, isResolved: false, reportCount: 2 },
    { itemId: job.id, isResolved: false },
  ])
})

test('a new report of an item whose reports are resolved is an entry of its own', async () => {
  const admin = await t.anAdmin()
  const camp = await t.aListing('camp')
  const first = await report('listing', 'camp', camp.id, 'Closed')
  await admin.post(`/api/admin/reports/${first}/resolve`)
  t.clock.advance({ minutes: 1 })
  const second = await report('listing', 'camp', camp.id, 'Still closed')
  expect(await desk(admin)).toMatchObject([
    { id: second, isResolved: false, reportCount: 1 },
    { id: first, isResolved: true, reportCount: 1 },
  ])
})

test('a hidden review counts for nothing, is shown to its author alone, and comes back', async () => {
  const admin = await t.anAdmin()
  const camp = await t.aListing('camp')
  const { author, review } = await aReview(camp.id)
  await aReview(camp.id, 5)
  const rating = async () =>
    ((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body as { averageRating: number }).averageRating
  const shownTo = async (reader: Pick<Client, 'get'>) =>
    ((await reader.get(`/api/reviews/camp/${camp.id}`)).body as unknown[]).length
  const set = async (word: string) =>
    (await admin.post(`/api/admin/reviews/${review.id}/${word}`)).as(hideAnswerSchema)

  expect(await rating()).toBe(3)
  expect(await set('hide')).toMatchObject({ isHidden: true, auditId: expect.any(Number) })
  expect(await set('hide')).toMatchObject({ isHidden: true, auditId: null })
  expect([await rating(), await shownTo(t.anonymous), await shownTo(author)]).toEqual([5, 1, 2])
  expect(await set('unhide')).toMatchObject({ isHidden: false })
  expect([await rating(), await shownTo(t.anonymous)]).toEqual([3, 2])
  const { auditId } = await set('hide')
  await admin.post('/api/admin/undo', { auditIds: [auditId] })
  expect(await rating()).toBe(3)
  expect((await admin.post('/api/admin/reviews/999/hide')).status).toBe(404)
})
