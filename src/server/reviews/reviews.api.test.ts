import { describe, expect, it } from 'vitest'
import { useTestApp } from '#server/testing/use-test-app.ts'
import type { AuditPage } from '#shared/contract/audit.ts'
import { type Review, reviewSummarySchema } from '#shared/contract/reviews.ts'

const t = useTestApp()

const aReview = (listingId: number, more: object = {}) => ({
  title: 'Kind and clear',
  rating: 4,
  content: 'We went back twice.',
  listingType: 'camp',
  listingId,
  ...more,
})

const reviewsOf = async (id: number, client = t.anonymous) =>
  (await client.get(`/api/reviews/camp/${id}`)).body as Review[]

describe('writing a review', () => {
  it('shows it to everybody and counts it on the listing', async () => {
    const camp = await t.aListing('camp')
    const ana = await t.aUser({ firstName: 'Ana', lastName: 'Rivera', nickname: 'Trail Ana' })
    const { status, body } = await ana.post('/api/reviews', aReview(camp.id))
    expect(status).toBe(201)
    expect(body).toMatchObject({
      title: 'Kind and clear',
      rating: 4,
      listingType: 'camp',
      listingId: camp.id,
    })
    expect(await reviewsOf(camp.id)).toMatchObject([
      {
        rating: 4,
        reviewerNickname: 'Trail Ana',
        reviewerEmail: null,
        reviewer: { displayName: 'Trail Ana', level: 'contributor' },
      },
    ])
    const listing = (await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body
    expect(listing).toMatchObject({ reviewCount: 1, averageRating: 4 })
  })

  it('is possible once for each listing', async () => {
    const camp = await t.aListing('camp')
    const ana = await t.aUser()
    await ana.post('/api/reviews', aReview(camp.id))
    const again = await ana.post('/api/reviews', aReview(camp.id, { rating: 1 }))
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ message: expect.stringContaining('already reviewed') })
    expect((await ana.get(`/api/reviews/camps/${camp.id}/user-reviewed`)).body).toEqual({ hasReviewed: true })
  })

  it('fifty times at once makes one', async () => {
    const camp = await t.aListing('camp')
    const ana = await t.aUser()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ana.post('/api/reviews', aReview(camp.id))),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      201,
      ...Array.from({ length: 49 }, () => 409),
    ])
    expect(await reviewsOf(camp.id)).toHaveLength(1)
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({
      reviewCount: 1,
      averageRating: 4,
    })
  })

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ rating: undefined }, 'Please select a rating'],
    [{ rating: 0 }, 'Please select a rating'],
    [{ rating: 6 }, 'Please select a rating'],
    [{ rating: 3.5 }, 'Please select a rating'],
    [{ title: 'x'.repeat(256) }, 'Title must be at most 255 characters'],
    [{ title: 'a\0b' }, 'Title contains a character that cannot be stored'],
  ])('refuses %j', async (wrong, message) => {
    const camp = await t.aListing('camp')
    const ana = await t.aUser()
    const { status, body } = await ana.post('/api/reviews', aReview(camp.id, wrong))
    expect([status, body]).toMatchObject([400, { errors: [{ message }] }])
    expect(await reviewsOf(camp.id)).toEqual([])
  })

  it('needs a signed-in person, a listing that is live, of that kind, and not their own', async () => {
    const ana = await t.aUser()
    const camp = await t.aListing('camp')
    const own = await t.aListing('camp', {}, { userId: ana.user.id })
    const pending = await t.aListing('camp', {}, { isApproved: false })
    const event = await t.aListing('event')
    expect((await t.anonymous.post('/api/reviews', aReview(camp.id))).status).toBe(401)
    expect((await ana.post('/api/reviews', aReview(own.id))).body).toEqual({ message: 'Forbidden' })
    expect((await ana.post('/api/reviews', aReview(pending.id))).status).toBe(404)
    expect((await ana.post('/api/reviews', aReview(camp.id, { listingType: 'job' }))).status).toBe(404)
    expect((await ana.post('/api/reviews', aReview(event.id, { listingType: 'event' }))).status).toBe(400)
    expect((await ana.post('/api/reviews', aReview(camp.id, { listingType: 'toys' }))).status).toBe(400)
  })
})

describe('changing a review', () => {
  it('is for its author and for admins, and never moves it', async () => {
    const [camp, other] = [await t.aListing('camp'), await t.aListing('camp')]
    const [ana, ben, admin] = [await t.aUser(), await t.aUser(), await t.anAdmin()]
    const { id } = (await ana.post('/api/reviews', aReview(camp.id))).body as Review
    const edit = aReview(other.id, { rating: 2, title: 'On reflection', userId: ben.user.id })
    expect((await ben.put(`/api/reviews/${id}`, edit)).status).toBe(403)
    expect((await t.anonymous.put(`/api/reviews/${id}`, edit)).status).toBe(401)
    const edited = await ana.put(`/api/reviews/${id}`, edit)
    expect(edited.body).toMatchObject({
      rating: 2,
      title: 'On reflection',
      listingId: camp.id,
      userId: ana.user.id,
    })
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({
      averageRating: 2,
      reviewCount: 1,
    })
    expect((await admin.put(`/api/reviews/${id}`, edit)).body).toMatchObject({ userId: ana.user.id })
    expect((await ana.put('/api/reviews/99999', edit)).status).toBe(404)
  })

  it('takes a deleted one out of the count', async () => {
    const camp = await t.aListing('camp')
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const { id } = (await ana.post('/api/reviews', aReview(camp.id))).body as Review
    await ben.post('/api/reviews', aReview(camp.id, { rating: 1 }))
    expect((await ben.delete(`/api/reviews/${id}`)).status).toBe(403)
    expect((await ana.delete(`/api/reviews/${id}`)).body).toEqual({ message: 'Review deleted successfully' })
    expect((await ana.delete(`/api/reviews/${id}`)).status).toBe(404)
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({
      averageRating: 1,
      reviewCount: 1,
    })
  })

  it('is told of once when two come at the same time, and says what was there right before', async () => {
    const camp = await t.aListing('camp')
    const [ana, admin] = [await t.aUser(), await t.anAdmin()]
    const { id } = (await ana.post('/api/reviews', aReview(camp.id))).body as Review
    const logged = async (action: string) =>
      ((await admin.get(`/api/admin/audit?action=${action}`)).body as AuditPage).entries

    const rename = (title: string) => admin.put(`/api/reviews/${id}`, aReview(camp.id, { title }))
    await Promise.all([rename('One'), rename('Another')])
    const [second, first] = await logged('edit-review')
    expect(first?.before).toMatchObject({ title: 'Kind and clear' })
    expect(second?.before).toMatchObject({ title: first?.after?.title })

    const answers = await Promise.all([
      admin.delete(`/api/reviews/${id}`),
      admin.delete(`/api/reviews/${id}`),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await logged('delete-review')).toHaveLength(1)
  })
})

it("a reviewer's e-mail goes to the reviewer and to admins alone", async () => {
  const camp = await t.aListing('camp')
  const ana = await t.aUser({ email: 'ana.private@example.org' })
  await ana.post('/api/reviews', aReview(camp.id))
  const emails = async (client: typeof ana | Awaited<ReturnType<typeof t.anAdmin>>) =>
    (await reviewsOf(camp.id, client)).map((review) => review.reviewerEmail)
  expect(await emails(ana)).toEqual(['ana.private@example.org'])
  expect(await emails(await t.anAdmin())).toEqual(['ana.private@example.org'])
  expect(await emails(await t.aUser())).toEqual([null])
})

it('reviews are not stored by the browsers of signed-in people', async () => {
  const [camp, ana] = [await t.aListing('camp'), await t.aUser()]
  for (const path of [`/api/reviews/camp/${camp.id}`, `/api/reviews/camp/${camp.id}/summary`]) {
    expect((await ana.get(path)).headers.get('cache-control')).toBe('no-store')
    expect((await t.anonymous.get(path)).headers.get('cache-control')).toBe('no-cache')
  }
})

describe('reading many reviews', () => {
  const summaryOf = async (id: number, client = t.anonymous) =>
    (await client.get(`/api/reviews/camp/${id}/summary`)).as(reviewSummarySchema)

  const aRatedCamp = async (...ratings: number[]) => {
    const camp = await t.aListing('camp')
    const people = []
    for (const rating of ratings) {
      const person = await t.aUser()
      const { body } = await person.post('/api/reviews', aReview(camp.id, { rating }))
      people.push({ ...person, reviewId: (body as Review).id })
      t.clock.advance({ seconds: 1 })
    }
    return { camp, people }
  }

  it('goes by date or by rating, a page at a time', async () => {
    const { camp, people } = await aRatedCamp(3, 5, 1, 5)
    const [a, b, c, d] = people.map(({ reviewId }) => reviewId)
    const ids = async (query: string) =>
      ((await t.anonymous.get(`/api/reviews/camp/${camp.id}?${query}`)).body as Review[]).map(({ id }) => id)
    expect(await ids('')).toEqual([d, c, b, a])
    expect(await ids('sort=newest&limit=2')).toEqual([d, c])
    expect(await ids('sort=newest&limit=2&offset=2')).toEqual([b, a])
    expect(await ids('sort=highest')).toEqual([d, b, a, c])
    expect(await ids('sort=lowest&limit=3')).toEqual([c, a, d])
    expect(await ids('offset=4')).toEqual([])
  })

  it.each(['sort=best', 'limit=0', 'limit=101', 'limit=x', 'offset=-1'])('refuses %s', async (query) => {
    const camp = await t.aListing('camp')
    expect((await t.anonymous.get(`/api/reviews/camp/${camp.id}?${query}`)).status).toBe(400)
  })

  it('adds up the stars, and shows people their own review', async () => {
    const { camp, people } = await aRatedCamp(5, 5, 4, 1)
    expect(await summaryOf(camp.id)).toEqual({
      count: 4,
      average: 3.75,
      stars: [1, 0, 0, 1, 2],
      ownReview: null,
    })
    const [first] = people
    expect((await summaryOf(camp.id, first)).ownReview).toMatchObject({ id: first?.reviewId, rating: 5 })
    const untouched = await t.aListing('camp')
    expect(await summaryOf(untouched.id)).toEqual({
      count: 0,
      average: null,
      stars: [0, 0, 0, 0, 0],
      ownReview: null,
    })
  })

  it('leaves hidden reviews to their author and to admins, page by page', async () => {
    const { camp, people } = await aRatedCamp(5, 1)
    const [, critic] = people
    const admin = await t.anAdmin()
    expect((await admin.post(`/api/admin/reviews/${critic?.reviewId}/hide`)).status).toBe(200)
    expect(await summaryOf(camp.id)).toMatchObject({ count: 1, average: 5, stars: [0, 0, 0, 0, 1] })
    const first = async (client: Pick<typeof admin, 'get'>) =>
      ((await client.get(`/api/reviews/camp/${camp.id}?limit=1`)).body as Review[])[0]?.rating
    expect([await first(t.anonymous), await first(admin), critic && (await first(critic))]).toEqual([5, 1, 1])
    expect(critic && (await summaryOf(camp.id, critic)).ownReview).toMatchObject({ rating: 1 })
  })

  it('needs a listing that one may see', async () => {
    const pending = await t.aListing('camp', {}, { isApproved: false })
    for (const id of [pending.id, 999_999])
      expect((await t.anonymous.get(`/api/reviews/camp/${id}/summary`)).status).toBe(404)
  })
})
