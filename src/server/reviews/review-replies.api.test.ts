import { describe, expect, it } from 'vitest'
import { reviewReplies } from '#server/db/schema/community.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { adminReportsSchema } from '#shared/contract/moderation.ts'
import { type Review, reviewSchema, reviewsSchema } from '#shared/contract/reviews.ts'

const t = useTestApp()

/** A camp of Ovi's that Rea has reviewed. */
const aReviewedCamp = async () => {
  const [owner, reviewer] = [await t.aUser({ firstName: 'Ovi' }), await t.aUser({ firstName: 'Rea' })]
  const camp = await t.aListing('camp', {}, { userId: owner.user.id })
  const body = { listingType: 'camp', listingId: camp.id, title: 'Cold lake', rating: 2, content: 'Brr.' }
  const review = (await reviewer.post('/api/reviews', body)).as(reviewSchema)
  return { owner, reviewer, camp, review, path: `/api/reviews/${review.id}/reply` }
}

const reviewsOf = async (campId: number, client = t.anonymous): Promise<Review[]> =>
  (await client.get(`/api/reviews/camp/${campId}`)).as(reviewsSchema)

const thanks = { content: 'Thank you. We now have wetsuits.' }

describe('the reply of a provider', () => {
  it('is public under the review, can be edited, and is one', async () => {
    const { owner, camp, path } = await aReviewedCamp()
    expect(await reviewsOf(camp.id)).toMatchObject([{ ownerReply: null }])
    const saved = await owner.put(path, thanks)
    expect(saved.status).toBe(200)
    const updatedAt = t.clock.now().toISOString()
    expect(saved.body).toMatchObject({ title: 'Cold lake', ownerReply: { ...thanks, updatedAt } })
    t.clock.advance({ minutes: 1 })
    await owner.put(path, { content: 'We have wetsuits now.' })
    expect(await reviewsOf(camp.id)).toMatchObject([
      { ownerReply: { content: 'We have wetsuits now.', updatedAt: t.clock.now().toISOString() } },
    ])
    const removed = await owner.delete(path)
    expect([removed.status, removed.body]).toMatchObject([200, { ownerReply: null }])
    expect((await owner.delete(path)).status).toBe(404)
  })

  it('is written by the owner of the listing only, and deleted by the owner or an admin', async () => {
    const { owner, reviewer, camp, path } = await aReviewedCamp()
    const admin = await t.anAdmin()
    for (const [client, status] of [
      [t.anonymous, 401],
      [reviewer, 403],
      [await t.aUser(), 403],
      [admin, 403],
    ] as const)
      expect((await client.put(path, thanks)).status).toBe(status)
    expect(await reviewsOf(camp.id)).toMatchObject([{ ownerReply: null }])

    await owner.put(path, thanks)
    for (const [client, status] of [
      [t.anonymous, 401],
      [reviewer, 403],
    ] as const)
      expect((await client.delete(path)).status).toBe(status)
    expect((await admin.delete(path)).status).toBe(200)
    const { entries } = (await admin.get('/api/admin/audit')).as(auditPageSchema)
    expect(entries).toMatchObject([{ action: 'delete-reply', actorId: admin.user.id, itemType: 'review' }])
    expect(JSON.stringify(entries)).not.toContain('wetsuits')
  })

  it.each([
    [{}, 'Reply is required'],
    [{ content: ' \n ' }, 'Reply is required'],
    [{ content: 'x'.repeat(2001) }, 'Reply must be at most 2000 characters'],
    [{ content: 'a\0b' }, 'Reply contains a character that cannot be stored'],
  ])('is refused as %j', async (body, message) => {
    const { owner, camp, path } = await aReviewedCamp()
    const { status, body: answer } = await owner.put(path, body)
    expect([status, answer]).toMatchObject([400, { errors: [{ field: 'content', message }] }])
    expect(await reviewsOf(camp.id)).toMatchObject([{ ownerReply: null }])
  })

  it('twenty times at once, with a deletion among them, leaves one or none', async () => {
    const { owner, path } = await aReviewedCamp()
    const calls = Array.from({ length: 20 }, (_, index) =>
      index === 10 ? owner.delete(path) : owner.put(path, { content: `Reply ${index}` }),
    )
    for (const { status } of await Promise.all(calls)) expect([200, 404]).toContain(status)
    expect((await t.db.select().from(reviewReplies)).length).toBeLessThanOrEqual(1)
  })

  it('is hidden with its review, and belongs to the owner of the listing', async () => {
    const { owner, reviewer, review, camp, path } = await aReviewedCamp()
    const admin = await t.anAdmin()
    await owner.put(path, thanks)
    await admin.post(`/api/admin/reviews/${review.id}/hide`)
    expect(await reviewsOf(camp.id)).toEqual([])
    expect((await owner.put(path, thanks)).status).toBe(404)
    expect(await reviewsOf(camp.id, reviewer)).toMatchObject([{ ownerReply: thanks }])
  })

  it('goes with the account of the owner, and with that of the reviewer, whose review stays', async () => {
    const one = await aReviewedCamp()
    await one.owner.put(one.path, thanks)
    expect((await one.reviewer.get('/api/auth/data')).body).toMatchObject({ reviewReplies: [] })
    expect((await one.owner.get('/api/auth/data')).body).toMatchObject({
      reviewReplies: [{ reviewTitle: 'Cold lake', ...thanks }],
    })
    await one.owner.post('/api/auth/delete-account', { password: testPassword })
    expect(await reviewsOf(one.camp.id)).toMatchObject([{ title: 'Cold lake', ownerReply: null }])

    const two = await aReviewedCamp()
    await two.owner.put(two.path, thanks)
    await two.reviewer.post('/api/auth/delete-account', { password: testPassword })
    expect(await reviewsOf(two.camp.id)).toMatchObject([
      { title: 'Cold lake', userId: null, ownerReply: null },
    ])
    expect(await t.db.select().from(reviewReplies)).toEqual([])
  })
})

describe('reporting a reply', () => {
  it('is an entry of its own beside a report of the review', async () => {
    const { owner, review, path } = await aReviewedCamp()
    const [ana, admin] = [await t.aUser(), await t.anAdmin()]
    const report = (what: string, itemType = what) =>
      ana.post('/api/reports', { reportType: what, itemType, itemId: review.id, reason: `Rude ${what}` })
    expect((await report('reply')).status).toBe(404)
    await owner.put(path, thanks)
    expect((await report('reply', 'review')).status).toBe(400)
    expect((await report('reply')).status).toBe(201)
    expect((await report('review')).status).toBe(201)
    const entries = async () => (await admin.get('/api/admin/reports')).as(adminReportsSchema)
    expect(await entries()).toMatchObject([
      { reportType: 'review', item: { exists: true } },
      {
        reportType: 'reply',
        itemType: 'reply',
        item: { exists: true, title: 'Cold lake', review: { ownerReply: thanks } },
      },
    ])
    await admin.delete(path)
    expect(await entries()).toMatchObject([
      { reportType: 'review', item: { exists: true } },
      { reportType: 'reply', item: { exists: false } },
    ])
  })
})
