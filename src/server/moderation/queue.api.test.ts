import { describe, expect, test } from 'vitest'
import { listingEdits } from '#server/db/schema/moderation.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { pendingApprovalsSchema } from '#shared/contract/moderation.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'

const waiting = { isApproved: false, approvedAt: null }

describe('the pending queue', () => {
  const t = useTestApp()
  const queue = async () => {
    const admin = await t.anAdmin()
    return (await admin.get('/api/admin/pending-approvals')).as(pendingApprovalsSchema)
  }

  test('is empty under all of its keys when nothing waits', async () => {
    await t.aListing('camp')
    expect(await queue()).toEqual({
      tutoringProviders: [],
      summerCamps: [],
      internships: [],
      jobs: [],
      events: [],
      edits: [],
      totals: { tutoringProviders: 0, summerCamps: 0, internships: 0, jobs: 0, events: 0 },
    })
  })

  test.each(kindNames)('holds a %s whole, with who submitted it', async (kind) => {
    const ana = await t.aUser({ firstName: 'Ana', lastName: 'Rivera' })
    const { id, values } = await t.aListing(kind, {}, { ...waiting, userId: ana.user.id })
    const { [kindOf(kind).names.pending as 'jobs']: rows, totals } = await queue()
    expect(rows).toEqual([
      expect.objectContaining({
        ...values,
        id,
        listingType: kind,
        isApproved: false,
        version: 1,
        rejectedAt: null,
        duplicates: [],
      }),
    ])
    expect(rows[0]?.contributor).toMatchObject({ displayName: 'Ana Rivera' })
    expect(totals).toMatchObject({ [kindOf(kind).names.pending]: 1 })
  })

  test('shows the oldest first, and nothing that has been decided', async () => {
    const now = t.clock.now()
    const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
    await t.aListing('camp', { name: 'Newer' }, { ...waiting, submittedAt: ago(1) })
    await t.aListing('camp', { name: 'Older' }, { ...waiting, submittedAt: ago(5) })
    await t.aListing('camp', { name: 'Live' })
    const refused = await t.aListing('camp', { name: 'Refused' }, waiting)
    const admin = await t.anAdmin()
    await admin.post(`/api/admin/reject/summer-camp/${refused.id}`, { reason: 'No dates' })
    expect((await queue()).summerCamps).toMatchObject([{ name: 'Older' }, { name: 'Newer' }])
  })

  test('warns of what is probably there already, live or waiting', async () => {
    const live = await t.aListing('tutoring', { name: 'Hilltop Tutoring Center', city: 'Dublin' })
    const twin = await t.aListing('tutoring', { name: 'HILLTOP  Tutoring', city: 'dublin' }, waiting)
    const subject = await t.aListing('tutoring', { name: 'Hilltop Tutoring', city: 'Dublin' }, waiting)
    await t.aListing('tutoring', { name: 'Hilltop Tutoring', city: 'Livermore' })
    await t.aListing('tutoring', { name: 'Hilltop Chess & Go', city: 'Dublin' })
    await t.aListing('camp', { name: 'Hilltop Tutoring', city: 'Dublin' })
    const found = (await queue()).tutoringProviders.find(({ id }) => id === subject.id)
    expect(found?.duplicates.map(({ id, isLive }) => ({ id, isLive }))).toEqual([
      { id: twin.id, isLive: false },
      { id: live.id, isLive: true },
    ])
  })

  test('sets a waiting edit beside the live listing and names what differs', async () => {
    const ana = await t.aUser()
    const { id } = await t.aListing('camp', { name: 'Camp Meadowlark' }, { userId: ana.user.id })
    const values = { name: 'Camp Meadowlark West', length: 'Two weeks' }
    await t.db
      .insert(listingEdits)
      .values({ listingId: id, userId: ana.user.id, values, createdAt: t.clock.now() })
    const { edits, summerCamps } = await queue()
    expect(summerCamps).toEqual([])
    expect(edits).toMatchObject([
      {
        listing: { id, name: 'Camp Meadowlark' },
        proposed: { ...values, city: 'Dublin' },
        changes: ['name', 'length'],
      },
    ])
  })
})

describe('other readings', () => {
  const t = useTestApp()

  test('live listings come newest first and without what is not live', async () => {
    const admin = await t.anAdmin()
    const first = await t.aListing('job')
    t.clock.advance({ minutes: 1 })
    const second = await t.aListing('job')
    await t.aListing('job', {}, { isActive: false })
    await t.aListing('job', {}, waiting)
    const answer = await admin.get('/api/admin/live-listings')
    expect(answer.body).toMatchObject({ jobs: [{ id: second.id }, { id: first.id }], events: [] })
  })

  test('a live listing whose deadline is past is found by that', async () => {
    const admin = await t.anAdmin()
    const past = await t.aListing('camp', { applicationDeadline: '2027-02-28' })
    await t.aListing('camp', { applicationDeadline: '2027-03-01' })
    await t.aListing('camp', { applicationDeadline: '2027-02-28' }, { isActive: false })
    const answer = await admin.get('/api/admin/past-deadlines')
    expect(answer.body).toMatchObject({ summerCamps: [{ id: past.id }], jobs: [] })
  })

  test('one listing is read in any state, and under its own kind alone', async () => {
    const admin = await t.anAdmin()
    const { id } = await t.aListing('event', {}, { ...waiting, isActive: false })
    for (const type of ['event', 'events']) {
      expect((await admin.get(`/api/admin/listings/${type}/${id}`)).body).toMatchObject({ id, version: 1 })
    }
    expect((await admin.get(`/api/admin/listings/job/${id}`)).status).toBe(404)
    expect((await admin.get('/api/admin/listings/event/999')).status).toBe(404)
    expect((await admin.get(`/api/admin/listings/toy/${id}`)).status).toBe(400)
  })
})

describe('the search of Edit Listings', () => {
  const t = useTestApp()
  const find = async (type: string, query: string) => {
    const admin = await t.anAdmin()
    const answer = await admin.get(`/api/admin/search-listings/${type}?${new URLSearchParams({ query })}`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return (answer.body as { id: number }[]).map(({ id }) => id)
  }

  test('finds approved listings, active or not, by name, description, company or place', async () => {
    const { id } = await t.aListing(
      'internship',
      {
        title: 'Lab Intern',
        companyName: 'Valley Robotics',
        description: 'Soldering and curiosity.',
        city: 'Pleasanton',
        state: 'CA',
        zipcode: '94566',
        address: '12 Bernal Avenue',
      },
      { isActive: false },
    )
    await t.aListing('internship', { title: 'Garden Intern', companyName: 'Roots', description: 'Weeds.' })
    await t.aListing('internship', { title: 'Lab Intern' }, waiting)
    const meant = [
      'lab',
      'LAB INT',
      'valley robot',
      'obotics',
      'solder',
      'pleas',
      'Pleasanton, CA',
      '94566',
      'bernal',
    ]
    for (const query of meant) expect(await find('internships', query), query).toEqual([id])
    expect(await find('internship', 'curiosity')).toEqual([id])
  })

  test('finds an event by its venue and its organizer', async () => {
    const { id } = await t.aListing('event', { venue: 'Public Library', organizer: 'Friends of Reading' })
    for (const query of ['library', 'friends reading']) expect(await find('events', query)).toEqual([id])
  })

  test('finds nothing for nothing, and takes signs as they are', async () => {
    const { id } = await t.aListing('tutoring', { name: '100% Math_' })
    await t.aListing('tutoring', { name: 'Plain Math' })
    for (const query of ['', '   ']) expect(await find('tutoring-providers', query)).toEqual([])
    for (const query of ['100%', '% math']) expect(await find('tutoring-providers', query)).toContain(id)
    expect(await find('tutoring-providers', '100%')).toEqual([id])
    for (const query of ["' or 1=1 --", '\\', '&|!():*', 'x'.repeat(200)]) {
      expect(await find('tutoring-providers', query)).toEqual([])
    }
    expect(
      (await (await t.anAdmin()).get(`/api/admin/search-listings/jobs?query=${'x'.repeat(201)}`)).status,
    ).toBe(400)
  })

  test('over all kinds finds titles first, and one kind alone when asked', async () => {
    const camp = await t.aListing('camp', { name: 'Camp Meadowlark', description: 'Robotics by the lake.' })
    const job = await t.aListing('job', { title: 'Robotics Coach' }, { isActive: false })
    await t.aListing('event', { title: 'Robotics Fair' }, waiting)
    expect(await find('all', 'robotics')).toEqual([job.id, camp.id])
    const admin = await t.anAdmin()
    const ofKind = async (type: string) =>
      (await admin.get(`/api/admin/search-listings/all?query=robotics&type=${type}`)).body
    expect(await ofKind('summer-camps')).toMatchObject([{ id: camp.id }])
    expect(await ofKind('event')).toEqual([])
    expect(await ofKind('')).toMatchObject([{ id: job.id }, { id: camp.id }])
    expect((await admin.get('/api/admin/search-listings/all?query=x&type=toy')).status).toBe(400)
    expect(await find('all', ' ')).toEqual([])
  })

  test('finds at most fifty', async () => {
    for (let index = 0; index < 52; index += 1) await t.aListing('job')
    expect(await find('jobs', 'dublin')).toHaveLength(50)
  })
})
