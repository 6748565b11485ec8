import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { listings } from '#server/db/schema/listings.ts'
import { filledForms, minimalForms } from '#server/testing/submissions/filled-forms.ts'
import { formOf, picture } from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { myListingDetailSchema, myListingsSchema } from '#shared/contract/submissions.ts'
import { uploadSchema } from '#shared/contract/uploads.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const t = useTestApp()
type Person = Awaited<ReturnType<typeof t.aUser>>

const submitted = async (person: Person, camp: object = {}) =>
  ((await person.post('/api/summer-camps', { ...minimalForms.camp, ...camp })).body as { id: number }).id
const mine = async (person: Person, query = '') =>
  (await person.get(`/api/my-listings${query}`)).as(myListingsSchema)
const change = (id: number, state: Partial<typeof listings.$inferInsert>) =>
  t.db.update(listings).set(state).where(eq(listings.id, id))
const live = (id: number) => change(id, { isApproved: true, approvedAt: t.clock.now() })
const detailOf = async (person: Person, id: number) =>
  (await person.get(`/api/my-listings/camp/${id}`)).as(myListingDetailSchema)

describe('the list of my listings', () => {
  test('says of each where it stands', async () => {
    const ana = await t.aUser()
    const [pending, running, stopped, refused] = [
      await submitted(ana, { name: 'Pending' }),
      await submitted(ana, { name: 'Live' }),
      await submitted(ana, { name: 'Stopped' }),
      await submitted(ana, { name: 'Refused' }),
    ]
    await live(running)
    await change(stopped, { isApproved: true, isActive: false })
    await change(refused, { rejectedAt: t.clock.now(), rejectionReason: 'No such place' })
    const { listings: found, total } = await mine(ana)
    expect(total).toBe(4)
    expect(found.map(({ id, state, rejectionReason }) => [id, state, rejectionReason])).toEqual([
      [refused, 'not-approved', 'No such place'],
      [stopped, 'deactivated', null],
      [running, 'live', null],
      [pending, 'pending', null],
    ])
  })

  test('holds all kinds, the newest first, in pages, and no other person’s', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    for (const kind of kindNames) {
      await ana.post(`/api/${kindOf(kind).names.path}`, minimalForms[kind])
      t.clock.advance({ minutes: 1 })
    }
    await submitted(ben)
    const { listings: found, total } = await mine(ana)
    expect([total, found.map(({ listingType }) => listingType)]).toEqual([5, kindNames.toReversed()])
    const page = await mine(ana, '?limit=2&offset=1')
    expect([page.total, page.listings.map(({ listingType }) => listingType)]).toEqual([
      5,
      ['job', 'internship'],
    ])
    expect((await ana.get('/api/my-listings?limit=0')).status).toBe(400)
    expect((await t.anonymous.get('/api/my-listings')).status).toBe(401)
  })

  test('counts views, saves, thumbs and reviews', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    const id = await submitted(ana)
    await live(id)
    const about = { listingType: 'camp', listingId: id }
    await ben.post('/api/views/track', about)
    await ben.post('/api/thumbs-up', about)
    await ben.post('/api/bookmarks', about)
    await ben.post('/api/reviews', { ...about, title: 'Good', rating: 4 })
    expect((await mine(ana)).listings).toMatchObject([
      { viewCount: 1, saveCount: 1, thumbsUpCount: 1, reviewCount: 1, averageRating: 4 },
    ])
  })
})

describe('one of them', () => {
  test.each(kindNames)('comes with every value of its form (%s)', async (kind) => {
    const ana = await t.aUser()
    const { path } = kindOf(kind).names
    const { id } = (await ana.post(`/api/${path}`, filledForms[kind])).body as { id: number }
    const detail = (await ana.get(`/api/my-listings/${path}/${id}`)).as(myListingDetailSchema)
    expect(detail).toMatchObject({ id, listingType: kind, state: 'pending', values: filledForms[kind] })
  })

  test('cannot be seen, changed or withdrawn by others', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    const admin = await t.anAdmin()
    const id = await submitted(ana)
    for (const person of [ben, admin]) {
      expect((await person.get(`/api/my-listings/camp/${id}`)).status).toBe(404)
      expect((await person.put(`/api/my-listings/camp/${id}`, { name: 'Mine now' })).status).toBe(404)
      expect((await person.delete(`/api/my-listings/camp/${id}/edit`)).status).toBe(404)
      expect((await person.delete(`/api/my-listings/camp/${id}`)).status).toBe(404)
    }
    for (const call of ['get', 'put', 'delete'] as const)
      expect((await t.anonymous[call](`/api/my-listings/camp/${id}`, {})).status).toBe(401)
    expect((await ana.get(`/api/my-listings/job/${id}`)).status).toBe(404)
    expect((await ana.get('/api/my-listings/camp/999999')).status).toBe(404)
    expect((await ana.get('/api/my-listings/house/1')).status).toBe(400)
    expect((await detailOf(ana, id)).title).toBe('Camp Meadowlark')
  })
})

describe('a change', () => {
  test('of a pending one is made in place', async () => {
    const ana = await t.aUser()
    const id = await submitted(ana)
    const answer = await ana.put(`/api/my-listings/camp/${id}`, { name: 'Camp Finch', costRange: 'FREE' })
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { title: 'Camp Finch', state: 'pending', editSubmittedAt: null, values: { costRange: 'FREE' } },
    ])
    expect(await detailOf(ana, id)).toEqual(answer.body)
    expect(await t.mails()).toHaveLength(1)
  })

  test('of one that was not approved submits it again, and says so by mail', async () => {
    const ana = await t.aUser()
    const id = await submitted(ana)
    await change(id, { rejectedAt: t.clock.now(), rejectionReason: 'Too short' })
    t.clock.advance({ hours: 1 })
    const answer = await ana.put(`/api/my-listings/camp/${id}`, { description: 'Two weeks outdoors.' })
    expect(answer.body).toMatchObject({
      state: 'pending',
      rejectionReason: null,
      submittedAt: t.clock.now().toISOString(),
    })
    expect((await t.mails()).map(({ kind }) => kind)).toEqual(['submission-received', 'submission-received'])
  })

  test.each([
    ['live', { isApproved: true }],
    ['deactivated', { isApproved: true, isActive: false }],
  ])('of a %s one waits beside it', async (state, flags) => {
    const ana = await t.aUser()
    const id = await submitted(ana)
    await change(id, flags)
    const answer = await ana.put(`/api/my-listings/camp/${id}`, { name: 'Camp Finch' })
    expect(answer.body).toMatchObject({
      state,
      title: 'Camp Meadowlark',
      editSubmittedAt: t.clock.now().toISOString(),
      values: { name: 'Camp Finch', description: 'A week outdoors.' },
    })
    t.clock.advance({ minutes: 5 })
    const again = await ana.put(`/api/my-listings/camp/${id}`, { description: 'Longer.' })
    expect(again.body).toMatchObject({ values: { name: 'Camp Finch', description: 'Longer.' } })
    if (state === 'live') {
      const { body } = await t.anonymous.get(`/api/summer-camps/${id}`)
      expect(body).toMatchObject({ name: 'Camp Meadowlark', description: 'A week outdoors.' })
    }
  })

  test('that waits can be taken back, by hand or by writing what is live', async () => {
    const ana = await t.aUser()
    const id = await submitted(ana)
    await live(id)
    await ana.put(`/api/my-listings/camp/${id}`, { name: 'Camp Finch' })
    expect((await ana.delete(`/api/my-listings/camp/${id}/edit`)).status).toBe(200)
    expect(await detailOf(ana, id)).toMatchObject({
      editSubmittedAt: null,
      values: { name: 'Camp Meadowlark' },
    })
    expect((await ana.delete(`/api/my-listings/camp/${id}/edit`)).status).toBe(404)

    await ana.put(`/api/my-listings/camp/${id}`, { name: 'Camp Finch' })
    const answer = await ana.put(`/api/my-listings/camp/${id}`, { name: 'Camp Meadowlark' })
    expect(answer.body).toMatchObject({ editSubmittedAt: null })
  })

  test('is held to the rules of the form, and cannot grant itself anything', async () => {
    const ana = await t.aUser()
    const id = await submitted(ana)
    for (const [wrong, field] of [
      [{ name: ' ' }, 'name'],
      [{ categories: [] }, 'categories'],
      [{ minimumAge: 40 }, 'minimumAge'],
      [{ website: 'javascript:alert(1)' }, 'website'],
    ] as const) {
      const answer = await ana.put(`/api/my-listings/camp/${id}`, wrong)
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ field }] }])
    }
    const answer = await ana.put(`/api/my-listings/camp/${id}`, {
      id: 7,
      userId: 'x',
      isApproved: true,
      isActive: false,
      viewCount: 9,
      approvedAt: '2020-01-01',
    })
    expect(answer.body).toMatchObject({ id, state: 'pending', viewCount: 0, approvedAt: null })
    for (const body of [[], 'x', 7, null]) {
      const type = { 'content-type': 'application/json' }
      expect((await ana.put(`/api/my-listings/camp/${id}`, JSON.stringify(body), type)).status).toBe(400)
    }
    const job = ((await ana.post('/api/jobs', filledForms.job)).body as { id: number }).id
    const salary = await ana.put(`/api/my-listings/job/${job}`, { salaryMax: 3 })
    expect([salary.status, salary.body]).toMatchObject([400, { errors: [{ field: 'salaryMax' }] }])
  })

  test('made from an older state is refused, and nothing is overwritten', async () => {
    const ana = await t.aUser()
    const id = await submitted(ana)
    const { version } = await detailOf(ana, id)
    expect((await ana.put(`/api/my-listings/camp/${id}`, { name: 'First', version })).status).toBe(200)
    expect((await ana.put(`/api/my-listings/camp/${id}`, { name: 'Second', version })).status).toBe(409)
    expect((await detailOf(ana, id)).title).toBe('First')
  })

  test('keeps the picture there is, and takes no other than one’s own', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    const upload = async (person: Person) =>
      (await person.post('/api/upload', formOf(await picture('png')))).as(uploadSchema).url
    const [own, other] = [await upload(ana), await upload(ben)]
    const kept = '/uploads/from-an-admin.webp'
    const camp = await t.aListing('camp', { photoUrl: kept }, { userId: ana.user.id, isApproved: false })
    const put = (photoUrl: string | null) => ana.put(`/api/my-listings/camp/${camp.id}`, { photoUrl })
    expect((await put(kept)).status).toBe(200)
    expect([(await put(other)).status, (await put('/uploads/none.webp')).status]).toEqual([400, 400])
    expect((await put(own)).body).toMatchObject({ photoUrl: own })
    expect((await put(null)).body).toMatchObject({ photoUrl: null })
    expect((await put(kept)).status).toBe(400)
  })

  test('of the delivery mode works out anew whether one works from home', async () => {
    const ana = await t.aUser()
    const { id } = (await ana.post('/api/jobs', { ...minimalForms.job, deliveryMode: ['Remote'] })).body as {
      id: number
    }
    const read = async () => (await ana.get(`/api/my-listings/job/${id}`)).as(myListingDetailSchema).values
    expect((await read()).isRemote).toBe(true)
    await ana.put(`/api/my-listings/job/${id}`, { deliveryMode: ['In-person'] })
    expect((await read()).isRemote).toBe(false)
  })

  test('by ten tabs at once ends as one of them, whole', async () => {
    const ana = await t.aUser()
    const id = await submitted(ana)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) =>
        ana.put(`/api/my-listings/camp/${id}`, { name: `Tab ${tab}`, description: `Tab ${tab}` }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const { title, values } = await detailOf(ana, id)
    expect(values.description).toBe(title)
  })
})

describe('pausing', () => {
  const call = (person: Person, id: number, action: 'pause' | 'resume') =>
    person.post(`/api/my-listings/camp/${id}/${action}`)
  const publicStatus = async (id: number) => (await t.anonymous.get(`/api/summer-camps/${id}`)).status
  const aLiveOne = async () => {
    const ana = await t.aUser()
    const id = await submitted(ana)
    await live(id)
    return { ana, id }
  }

  test('hides a live listing until it is resumed, without a new approval', async () => {
    const { ana, id } = await aLiveOne()
    const { approvedAt } = await detailOf(ana, id)
    expect((await call(ana, id, 'pause')).as(myListingDetailSchema).state).toBe('paused')
    expect(await publicStatus(id)).toBe(404)
    expect((await t.anonymous.get('/api/summer-camps')).body).toMatchObject({ total: 0 })
    expect((await mine(ana)).listings).toMatchObject([{ id, state: 'paused' }])
    expect((await call(ana, id, 'resume')).as(myListingDetailSchema)).toMatchObject({
      state: 'live',
      approvedAt,
    })
    expect(await publicStatus(id)).toBe(200)
  })

  test('is one step in the log, however often it is clicked', async () => {
    const { ana, id } = await aLiveOne()
    const admin = await t.anAdmin()
    const answers = await Promise.all([1, 2, 3].map(() => call(ana, id, 'pause')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await call(ana, id, 'resume')
    const { entries } = (await admin.get('/api/admin/audit?itemType=camp')).as(auditPageSchema)
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['resume', ana.user.id],
      ['pause', ana.user.id],
    ])
  })

  test('does not undo what a moderator decided', async () => {
    const { ana, id } = await aLiveOne()
    const admin = await t.anAdmin()
    await call(ana, id, 'pause')
    expect((await admin.post(`/api/admin/deactivate/camp/${id}`)).status).toBe(200)
    expect((await detailOf(ana, id)).state).toBe('deactivated')
    expect((await call(ana, id, 'resume')).status).toBe(409)
    expect((await call(ana, id, 'pause')).status).toBe(409)
    expect(await publicStatus(id)).toBe(404)
    await admin.post(`/api/admin/activate/camp/${id}`)
    expect((await detailOf(ana, id)).state).toBe('live')
  })

  test('comes back when a moderator undoes a deactivation', async () => {
    const { ana, id } = await aLiveOne()
    const admin = await t.anAdmin()
    await call(ana, id, 'pause')
    const { auditId } = (await admin.post(`/api/admin/deactivate/camp/${id}`)).body as { auditId: number }
    expect((await admin.post('/api/admin/undo', { auditIds: [auditId] })).status).toBe(200)
    expect((await detailOf(ana, id)).state).toBe('paused')
  })

  test('is for one’s own live listings', async () => {
    const { ana, id } = await aLiveOne()
    const pending = await submitted(ana, { name: 'Pending' })
    expect((await call(ana, pending, 'pause')).status).toBe(409)
    expect((await call(ana, pending, 'resume')).status).toBe(409)
    for (const other of [await t.aUser(), await t.anAdmin()])
      expect((await call(other, id, 'pause')).status).toBe(404)
    expect((await t.anonymous.post(`/api/my-listings/camp/${id}/pause`)).status).toBe(401)
    expect((await ana.post(`/api/my-listings/job/${id}/pause`)).status).toBe(404)
    expect(await publicStatus(id)).toBe(200)
  })
})

describe('withdrawing', () => {
  test('removes the listing with what belongs to it, in any state', async () => {
    const ana = await t.aUser()
    const ben = await t.aUser()
    const id = await submitted(ana)
    await live(id)
    await ben.post('/api/reviews', { listingType: 'camp', listingId: id, title: 'Good', rating: 4 })
    await ana.put(`/api/my-listings/camp/${id}`, { name: 'Camp Finch' })
    expect((await ana.delete(`/api/my-listings/camp/${id}`)).status).toBe(200)
    expect((await t.anonymous.get(`/api/summer-camps/${id}`)).status).toBe(404)
    expect((await t.anonymous.get('/api/summer-camps')).body).toMatchObject({ total: 0 })
    expect(await mine(ana)).toEqual({ listings: [], total: 0 })
    expect((await ana.delete(`/api/my-listings/camp/${id}`)).status).toBe(404)
    expect((await ben.get('/api/auth/contribution-stats')).body).toMatchObject({ reviewsCount: 0 })
  })
})
