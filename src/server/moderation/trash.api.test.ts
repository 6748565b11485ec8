import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testPassword } from '#server/testing/a-user.ts'
import { noDifferences, recount } from '#server/testing/recount.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { decisionAnswerSchema, doneSchema, trashPageSchema } from '#shared/contract/moderation.ts'
import { reviewSchema } from '#shared/contract/reviews.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { purgeTrash } from './purge-trash.ts'

const t = useTestApp()
type Client = Awaited<ReturnType<typeof t.anAdmin>>

const pathOf = (act: string, kind: Kind, id: number) =>
  `/api/admin/${act}/${kindOf(kind).names.adminType}/${id}`
const trashed = async (admin: Client, kind: Kind, id: number) => {
  const answer = await admin.delete(pathOf('delete', kind, id))
  expect(answer.status).toBe(200)
  return answer.as(doneSchema)
}
const trashOf = async (admin: Client, query = '') =>
  (await admin.get(`/api/admin/trash?${query}`)).as(trashPageSchema)
const purge = () => purgeTrash({ db: t.db, clock: t.clock.now })
const bodyOf = async (reader: Pick<Client, 'get'>, path: string) => (await reader.get(path)).body

describe('a deleted listing', () => {
  test.each(kindNames)('that is a %s is hidden from every list, count and search', async (kind) => {
    const [admin, ana] = [await t.anAdmin(), await t.aUser()]
    const owner = await t.aUser()
    const { id, path } = await t.aListing(kind, {}, { userId: owner.user.id })
    const ref = { listingType: kind, listingId: id }
    await ana.post('/api/bookmarks', ref)
    await ana.post('/api/thumbs-up', ref)
    await trashed(admin, kind, id)

    for (const query of ['', '?search=e', '?city=Dublin', '?search=e&facets=true', '?facets=true']) {
      expect(await bodyOf(t.anonymous, `/api/${path}${query}`), query).toMatchObject({ total: 0 })
    }
    expect(JSON.stringify(await bodyOf(t.anonymous, '/api/home'))).not.toContain(`"id":${id}`)
    expect(await bodyOf(ana, '/api/bookmarks')).toEqual({ bookmarks: [], total: 0 })
    expect(await bodyOf(owner, '/api/my-listings')).toEqual({ listings: [], total: 0 })
    expect(await bodyOf(admin, `/api/admin/search-listings/${path}?query=Dublin`)).toEqual([])
    expect(await bodyOf(admin, '/api/admin/search-listings/all?query=Dublin')).toEqual([])
    expect(JSON.stringify(await bodyOf(admin, '/api/admin/live-listings'))).not.toContain(`"id":${id}`)
    expect(await recount(t.db)).toEqual(noDifferences)
  })

  test('answers 404 to every call about it, its reviews and its owner’s edits', async () => {
    const [admin, ana, owner] = [await t.anAdmin(), await t.aUser(), await t.aUser()]
    const { id } = await t.aListing('camp', {}, { userId: owner.user.id })
    const event = await t.aListing('event')
    const review = (
      await ana.post('/api/reviews', { title: 'A', rating: 5, listingType: 'camp', listingId: id })
    ).as(reviewSchema)
    await trashed(admin, 'camp', id)
    await trashed(admin, 'event', event.id)
    const ref = { listingType: 'camp', listingId: id }
    const calls: [Pick<Client, 'send'>, string, string, object?][] = [
      [t.anonymous, 'GET', `/api/summer-camps/${id}`],
      [t.anonymous, 'GET', `/api/reviews/camp/${id}`],
      [admin, 'GET', `/api/reviews/camp/${id}`],
      [ana, 'GET', `/api/reviews/camp/${id}/user-reviewed`],
      [t.anonymous, 'GET', `/api/thumbs-up/camp/${id}`],
      [ana, 'GET', `/api/thumbs-up/camp/${id}/user`],
      [ana, 'GET', `/api/bookmarks/camp/${id}/user`],
      [ana, 'POST', '/api/bookmarks', ref],
      [ana, 'POST', '/api/thumbs-up', ref],
      [ana, 'POST', '/api/views/track', ref],
      [ana, 'POST', '/api/reviews', { ...ref, title: 'B', rating: 1 }],
      [ana, 'PUT', `/api/reviews/${review.id}`, { ...ref, title: 'B', rating: 1 }],
      [ana, 'DELETE', `/api/reviews/${review.id}`],
      [ana, 'POST', '/api/reports', { reportType: 'listing', itemType: 'camp', itemId: id, reason: 'x' }],
      [
        ana,
        'POST',
        '/api/reports',
        { reportType: 'review', itemType: 'review', itemId: review.id, reason: 'x' },
      ],
      [owner, 'GET', `/api/my-listings/camp/${id}`],
      [owner, 'PUT', `/api/my-listings/camp/${id}`, { name: 'Another' }],
      [owner, 'DELETE', `/api/my-listings/camp/${id}`],
      [admin, 'GET', `/api/admin/listings/camp/${id}`],
      [admin, 'PUT', pathOf('edit', 'camp', id), { name: 'Another' }],
      [admin, 'POST', pathOf('approve', 'camp', id)],
      [admin, 'POST', pathOf('reject', 'camp', id), { reason: 'x' }],
      [admin, 'POST', pathOf('deactivate', 'camp', id)],
      [admin, 'POST', pathOf('activate', 'camp', id)],
      [admin, 'DELETE', pathOf('delete', 'camp', id)],
      [admin, 'POST', `/api/admin/reviews/${review.id}/hide`],
      [t.anonymous, 'GET', `/api/events/${event.id}/calendar.ics`],
      [t.anonymous, 'GET', `/api/events/${event.id}/place`],
    ]
    for (const [caller, method, path, body] of calls) {
      expect((await caller.send(method, path, body)).status, `${method} ${path}`).toBe(404)
    }
    expect(await bodyOf(t.anonymous, '/api/events.ics')).not.toContain('Science Night')
    expect(await bodyOf(t.anonymous, '/api/events/days?month=2027-03')).toMatchObject({ days: {} })
  })

  test('that waits leaves the queue, its duplicates and the numbers of the overview', async () => {
    const admin = await t.anAdmin()
    const waiting = { isApproved: false, approvedAt: null }
    const first = await t.aListing('camp', {}, waiting)
    const twin = await t.aListing('camp', {}, waiting)
    await trashed(admin, 'camp', first.id)
    expect(await bodyOf(admin, '/api/admin/pending-approvals')).toMatchObject({
      summerCamps: [{ id: twin.id, duplicates: [] }],
      totals: { summerCamps: 1 },
    })
    expect(await bodyOf(admin, '/api/admin/overview')).toMatchObject({ waiting: { count: 1 } })
  })

  test('comes back as it was, with its reviews, thumbs, bookmarks, views and proposed edit', async () => {
    const [admin, other, ana, owner] = [
      await t.anAdmin(),
      await t.anAdmin(),
      await t.aUser(),
      await t.aUser(),
    ]
    const { id } = await t.aListing('camp', {}, { userId: owner.user.id })
    const ref = { listingType: 'camp', listingId: id }
    await ana.post('/api/reviews', { title: 'A', rating: 5, ...ref })
    await ana.post('/api/thumbs-up', ref)
    await ana.post('/api/bookmarks', ref)
    await ana.post('/api/views/track', ref)
    await owner.put(`/api/my-listings/camp/${id}`, { name: 'Camp Skylark' })
    const before = (await bodyOf(t.anonymous, `/api/summer-camps/${id}`)) as object
    await trashed(admin, 'camp', id)
    expect((await bodyOf(admin, '/api/admin/pending-approvals')) as object).toMatchObject({ edits: [] })

    const answer = (await other.post(pathOf('restore', 'camp', id))).as(decisionAnswerSchema)
    expect(answer).toMatchObject({ id, message: 'Listing restored successfully' })
    expect(await bodyOf(t.anonymous, `/api/summer-camps/${id}`)).toEqual(before)
    expect(before).toMatchObject({ reviewCount: 1, thumbsUpCount: 1, viewCount: 1, averageRating: 5 })
    expect(await bodyOf(ana, '/api/bookmarks')).toMatchObject({ total: 1 })
    expect((await bodyOf(admin, '/api/admin/pending-approvals')) as object).toMatchObject({
      edits: [{ listing: { id } }],
    })
    expect(await trashOf(admin)).toMatchObject({ items: [], total: 0 })
    expect(await recount(t.db)).toEqual(noDifferences)
  })

  test('that was deactivated or waiting comes back deactivated or waiting', async () => {
    const admin = await t.anAdmin()
    const inactive = await t.aListing('job', {}, { isActive: false })
    const pending = await t.aListing('event', {}, { isApproved: false, isActive: false, approvedAt: null })
    await trashed(admin, 'job', inactive.id)
    await trashed(admin, 'event', pending.id)
    expect((await admin.post(pathOf('restore', 'job', inactive.id))).body).toMatchObject({
      isApproved: true,
      isActive: false,
    })
    expect((await admin.post(pathOf('restore', 'event', pending.id))).body).toMatchObject({
      isApproved: false,
      isActive: false,
    })
    expect(await bodyOf(admin, '/api/admin/pending-approvals')).toMatchObject({
      events: [{ id: pending.id }],
    })
  })

  test('keeps its reports, which say that it is gone', async () => {
    const [admin, ana] = [await t.anAdmin(), await t.aUser()]
    const { id } = await t.aListing('camp')
    await ana.post('/api/reports', { reportType: 'listing', itemType: 'camp', itemId: id, reason: 'Closed' })
    await trashed(admin, 'camp', id)
    const gone = { exists: false, isLive: false, listingType: 'camp', listingId: id }
    expect(await bodyOf(admin, '/api/admin/reports')).toMatchObject([
      { itemId: id, item: { ...gone, isTrashed: true, title: 'Camp Meadowlark' } },
    ])
    t.clock.advance({ days: 31 })
    await purge()
    expect(await bodyOf(await t.anAdmin(), '/api/admin/reports')).toMatchObject([
      { itemId: id, item: { ...gone, isTrashed: false, title: null } },
    ])
  })

  test('is still part of its owner’s own data', async () => {
    const [admin, owner] = [await t.anAdmin(), await t.aUser()]
    const { id } = await t.aListing('camp', {}, { userId: owner.user.id })
    await trashed(admin, 'camp', id)
    expect(await bodyOf(owner, '/api/auth/data')).toMatchObject({
      listings: [{ id, trashedAt: t.clock.now().toISOString() }],
    })
  })
})

describe('the trash', () => {
  test('lists the latest first, in pages, with the time of the purge', async () => {
    const admin = await t.anAdmin()
    const owner = await t.aUser({ firstName: 'Ana', lastName: 'Rivera' })
    const camp = await t.aListing('camp', {}, { userId: owner.user.id })
    const job = await t.aListing('job', {}, { isActive: false })
    const event = await t.aListing('event')
    expect((await owner.delete(`/api/my-listings/camp/${camp.id}`)).status).toBe(200)
    const campAt = t.clock.now()
    t.clock.advance({ minutes: 1 })
    await trashed(admin, 'job', job.id)
    t.clock.advance({ minutes: 1 })
    await trashed(admin, 'event', event.id)
    const first = await trashOf(admin, 'limit=2')
    expect(first).toMatchObject({ total: 3, totalPages: 2, currentPage: 1 })
    expect(first.items).toMatchObject([
      { id: event.id, listingType: 'event', wasLive: true, deletedByName: 'Site Admin', isWithdrawn: false },
      { id: job.id, listingType: 'job', wasLive: false, organization: 'Corner Bakery' },
    ])
    expect((await trashOf(admin, 'limit=2&page=2')).items).toEqual([
      {
        id: camp.id,
        listingType: 'camp',
        title: 'Camp Meadowlark',
        organization: null,
        location: 'Dublin, CA',
        wasLive: true,
        reviewCount: 0,
        deletedAt: campAt.toISOString(),
        purgeAt: new Date(campAt.getTime() + 30 * 86_400_000).toISOString(),
        deletedByName: 'Ana Rivera',
        isWithdrawn: true,
      },
    ])
    expect((await admin.get('/api/admin/trash?page=0')).status).toBe(400)
  })

  test('is for admins: others neither read nor restore', async () => {
    const [admin, owner] = [await t.anAdmin(), await t.aUser()]
    const { id } = await t.aListing('camp', {}, { userId: owner.user.id })
    await trashed(admin, 'camp', id)
    expect((await t.anonymous.get('/api/admin/trash')).status).toBe(401)
    expect((await owner.get('/api/admin/trash')).status).toBe(403)
    expect((await t.anonymous.post(pathOf('restore', 'camp', id))).status).toBe(401)
    expect((await owner.post(pathOf('restore', 'camp', id))).status).toBe(403)
    expect(await trashOf(admin)).toMatchObject({ total: 1 })
  })

  test('restores what is in it: 409 for what is not, 404 for what does not exist', async () => {
    const admin = await t.anAdmin()
    const { id } = await t.aListing('camp')
    expect((await admin.post(pathOf('restore', 'camp', id))).status).toBe(409)
    expect((await admin.post(pathOf('restore', 'job', id))).status).toBe(404)
    expect((await admin.post(pathOf('restore', 'camp', 2_147_483_647))).status).toBe(404)
    expect((await admin.post('/api/admin/restore/toy/1')).status).toBe(400)
  })

  test('is emptied after 30 days, with everything that belongs to what was in it', async () => {
    const [admin, ana] = [await t.anAdmin(), await t.aUser()]
    const { id } = await t.aListing('camp')
    const ref = { listingType: 'camp', listingId: id }
    await ana.post('/api/reviews', { title: 'A', rating: 5, ...ref })
    await ana.post('/api/thumbs-up', ref)
    await ana.post('/api/bookmarks', ref)
    await ana.post('/api/views/track', ref)
    await trashed(admin, 'camp', id)
    t.clock.advance({ days: 29, hours: 23 })
    expect(await purge()).toBe(0)
    const later = await t.aListing('camp')
    const other = await t.anAdmin()
    await trashed(other, 'camp', later.id)
    t.clock.advance({ hours: 1 })
    expect(await purge()).toBe(1)
    expect((await trashOf(other)).items).toMatchObject([{ id: later.id }])
    expect((await other.post(pathOf('restore', 'camp', id))).status).toBe(404)
    const { rows } = await t.db.execute(sql`
      select (select count(*) from reviews) + (select count(*) from thumbs_up) + (select count(*) from bookmarks)
        + (select count(*) from view_tracking) + (select count(*) from camp_facts where listing_id = ${id}) as left`)
    expect(rows).toMatchObject([{ left: '0' }])
    expect(await recount(t.db)).toEqual(noDifferences)
  })

  test('does not outlive the account of the person who added what is in it', async () => {
    const [admin, owner] = [await t.anAdmin(), await t.aUser()]
    const [gone, live] = [
      await t.aListing('camp', {}, { userId: owner.user.id }),
      await t.aListing('camp', {}, { userId: owner.user.id }),
    ]
    await owner.delete(`/api/my-listings/camp/${gone.id}`)
    expect((await owner.post('/api/auth/delete-account', { password: testPassword })).status).toBe(200)
    expect(await trashOf(admin)).toMatchObject({ total: 0 })
    expect((await t.anonymous.get(`/api/summer-camps/${live.id}`)).status).toBe(200)
  })
})

test('a listing that was sent back or is in the trash is no contribution, nor is a review in the trash', async () => {
  const [admin, ana] = [await t.anAdmin(), await t.aUser()]
  const stats = async () => {
    const { listingsCount, reviewsCount } = (await bodyOf(ana, '/api/auth/contribution-stats')) as {
      listingsCount: number
      reviewsCount: number
    }
    return [listingsCount, reviewsCount]
  }
  const mine = { userId: ana.user.id }
  const live = await t.aListing('camp', {}, mine)
  const pending = await t.aListing('job', {}, { ...mine, isApproved: false, approvedAt: null })
  const reviewed = await t.aListing('camp')
  await ana.post('/api/reviews', { title: 'A', rating: 5, listingType: 'camp', listingId: reviewed.id })
  expect(await stats()).toEqual([2, 1])
  await admin.post(pathOf('reject', 'job', pending.id), { reason: 'No hours' })
  expect(await stats()).toEqual([1, 1])
  await ana.put(`/api/my-listings/job/${pending.id}`, { workSchedule: 'Mornings' })
  expect(await stats()).toEqual([2, 1])
  await trashed(admin, 'camp', live.id)
  expect(await stats()).toEqual([1, 1])
  await trashed(admin, 'camp', reviewed.id)
  expect(await stats()).toEqual([1, 0])
  await admin.post(pathOf('restore', 'camp', live.id))
  await admin.post(pathOf('restore', 'camp', reviewed.id))
  expect(await stats()).toEqual([2, 1])
  const shown = (await bodyOf(t.anonymous, `/api/summer-camps/${live.id}`)) as {
    contributor: { level: string }
  }
  expect(shown.contributor).toMatchObject({ level: 'contributor' })
})
