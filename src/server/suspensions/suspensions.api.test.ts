import { describe, expect, it } from 'vitest'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { noDifferences, recount } from '#server/testing/recount.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { auditPageSchema } from '#shared/contract/audit.ts'
import { adminAccountSchema, usersPageSchema } from '#shared/contract/users.ts'

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>
const rude = { reason: 'Rude reviews' }
const suspend = (admin: Person, { user }: Person, body: object = rude) =>
  admin.post(`/api/admin/users/${user.id}/suspend`, body)
const restore = (admin: Person, { user }: Person) => admin.post(`/api/admin/users/${user.id}/restore`)
const signIn = ({ user: { email } }: Person, password = testPassword) =>
  t.anonymous.post('/api/login', { email, password })
const endExpired = async () => {
  await addJob(t.db, 'end-suspensions', {})
  await t.runJobs()
}
const logged = async (admin: Person) =>
  (await admin.get('/api/admin/audit?itemType=user&group=moderation'))
    .as(auditPageSchema)
    .entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))

describe('suspending an account', () => {
  it('ends its sessions and refuses sign-in in its own words, after a correct password only', async () => {
    const [ana, admin] = [await t.aUser({ email: 'ana@example.org' }), await t.anAdmin()]
    const answer = await suspend(admin, ana, { ...rude, until: '2027-03-31' })
    expect([answer.status, answer.as(adminAccountSchema)]).toMatchObject([
      200,
      {
        suspendedAt: t.clock.now().toISOString(),
        suspendedUntil: '2027-03-31',
        suspensionReason: 'Rude reviews',
      },
    ])
    const ended = await ana.get('/api/auth/user')
    expect([ended.status, ended.body]).toEqual([401, { message: 'Unauthorized' }])
    const refused = await signIn(ana)
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        message:
          'This account is suspended until March 31, 2027. If you have questions, please write to hello@example.org.',
      },
    ])
    expect(refused.headers.get('set-cookie')).toBeNull()
    const guess = await signIn(ana, 'not the password')
    expect([guess.status, guess.body]).toEqual([
      401,
      { message: 'Wrong email or password. Please try again.' },
    ])

    const { users } = (await admin.get('/api/admin/users')).as(usersPageSchema)
    expect(users.find(({ id }) => id === ana.user.id)).toMatchObject({ suspensionReason: 'Rude reviews' })
    expect(users.find(({ id }) => id === admin.user.id)).toMatchObject({
      suspendedAt: null,
      suspendedUntil: null,
      suspensionReason: null,
    })
    expect((await t.mails()).map(({ subject, text }) => [subject, text])).toEqual([
      [
        'Your Waymark account is suspended',
        expect.stringMatching(/until March 31, 2027[\s\S]*> Rude reviews/),
      ],
    ])

    expect((await restore(admin, ana)).body).toMatchObject({ suspendedAt: null, suspensionReason: null })
    expect((await signIn(ana)).status).toBe(200)
    expect((await ana.get('/api/auth/user')).status).toBe(401)
    expect((await t.mails()).at(-1)?.subject).toBe('Your Waymark account is open again')
    expect(await logged(admin)).toEqual([
      {
        action: 'restore-user',
        actorId: admin.user.id,
        before: { reason: 'Rude reviews', until: '2027-03-31' },
        after: null,
      },
      {
        action: 'suspend-user',
        actorId: admin.user.id,
        before: null,
        after: { reason: 'Rude reviews', until: '2027-03-31' },
      },
    ])
  })

  it('hides what the person published everywhere, and restoring brings it back as it was', {
    timeout: 60_000,
  }, async () => {
    const [ana, ben, admin] = [await t.aUser(), await t.aUser(), await t.anAdmin()]
    const { id } = await t.aListing('camp', { name: 'Camp Heron' }, { userId: ana.user.id })
    const event = await t.aListing('event', { title: 'Heron Night' }, { userId: ana.user.id })
    const pending = await t.aListing(
      'camp',
      { name: 'Camp Later' },
      { userId: ana.user.id, isApproved: false },
    )
    const other = await t.aListing('camp', { name: 'Camp Other' })
    const review = { listingType: 'camp', title: 'Fine', content: null }
    await ana.post('/api/reviews', { ...review, listingId: other.id, rating: 1 })
    await ben.post('/api/reviews', { ...review, listingId: other.id, rating: 5 })
    await ben.post('/api/bookmarks', { listingType: 'camp', listingId: id })

    const seen = async () => {
      const get = async (path: string) => (await t.anonymous.get(path)).body
      const text = async (path: string) => JSON.stringify(await get(path))
      const paths = [
        '/api/summer-camps?facets=true',
        '/api/events',
        '/api/search?q=heron',
        '/api/events.ics',
        '/api/events/pins',
        '/api/home',
        '/api/highlights',
        '/browse/summer-camps/feed.json',
        '/sitemaps/listings-1.xml',
        `/api/summer-camps/${other.id}/similar`,
      ]
      return {
        found: (await Promise.all(paths.map(text))).map((body) => /camp.heron|heron.night/i.test(body)),
        statuses: await Promise.all(
          [`/api/summer-camps/${id}`, `/api/events/${event.id}`, `/api/reviews/camp/${id}`].map(
            async (path) => (await t.anonymous.get(path)).status,
          ),
        ),
        total: ((await get('/api/summer-camps')) as { total: number }).total,
        other: await get(`/api/summer-camps/${other.id}`),
        reviews: ((await get(`/api/reviews/camp/${other.id}`)) as object[]).length,
        summary: await get(`/api/reviews/camp/${other.id}/summary`),
      }
    }
    const before = await seen()
    expect(before).toMatchObject({
      statuses: [200, 200, 200],
      total: 2,
      other: { reviewCount: 2, averageRating: 3 },
      reviews: 2,
    })
    expect(before.found.filter(Boolean).length).toBeGreaterThan(6)

    await suspend(admin, ana)
    const hidden = await seen()
    expect(hidden).toMatchObject({
      statuses: [404, 404, 404],
      total: 1,
      other: { reviewCount: 1, averageRating: 5 },
      reviews: 1,
      summary: { count: 1, average: 5 },
    })
    expect(hidden.found).toEqual(before.found.map(() => false))
    expect(await recount(t.db)).toEqual(noDifferences)
    const saved = JSON.stringify((await ben.get('/api/bookmarks')).body)
    expect(saved).not.toContain('A week outdoors')
    const approval = await admin.post(`/api/admin/approve/summer-camp/${pending.id}`)
    expect([approval.status, approval.body]).toMatchObject([
      409,
      { message: 'The account that submitted this is suspended. Restore it first.' },
    ])

    await restore(admin, ana)
    expect(await seen()).toEqual(before)
    expect(await recount(t.db)).toEqual(noDifferences)
  })

  it('is for admins, never of admins, and an admin is made of no suspended account', async () => {
    const [ana, ben, admin, boss] = [await t.aUser(), await t.aUser(), await t.anAdmin(), await t.anAdmin()]
    expect((await suspend(ben, ana)).status).toBe(403)
    expect((await restore(ben, ana)).status).toBe(403)
    for (const target of [boss, admin]) {
      const refused = await suspend(admin, target)
      expect([refused.status, refused.body]).toEqual([
        409,
        { message: 'Admins cannot be suspended. Remove the admin role first.' },
      ])
    }
    expect((await admin.post('/api/admin/users/nobody/suspend', rude)).status).toBe(404)
    await suspend(admin, ana)
    expect((await admin.put(`/api/admin/users/${ana.user.id}/role`, { role: 'admin' })).status).toBe(409)
    await admin.put(`/api/admin/users/${boss.user.id}/role`, { role: 'user' })
    expect((await suspend(admin, boss)).status).toBe(200)
    expect((await boss.get('/api/auth/user')).status).toBe(401)
  })

  it.each([
    [{}, 'reason', 'Reason is required'],
    [{ reason: '  ' }, 'reason', 'Reason is required'],
    [{ reason: 'x'.repeat(1001) }, 'reason', 'Reason must be at most 1000 characters'],
    [{ ...rude, until: 'tomorrow' }, 'until', 'Until must be a date written like 2027-01-31'],
    [{ ...rude, until: '2027-02-30' }, 'until', 'Until must be a date written like 2027-01-31'],
    [{ ...rude, until: '2027-02-28' }, 'until', 'The last day of a suspension cannot be in the past'],
  ])('is refused as %j', async (body, field, message) => {
    const [ana, admin] = [await t.aUser(), await t.anAdmin()]
    const refused = await suspend(admin, ana, body)
    expect([refused.status, refused.body]).toMatchObject([400, { errors: [{ field, message }] }])
    expect((await ana.get('/api/auth/user')).status).toBe(200)
  })

  it('twice at once is one suspension and one mail; two admins with different reasons do not mix', async () => {
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const [one, two] = [await t.anAdmin(), await t.anAdmin()]
    const clicks = await Promise.all(Array.from({ length: 5 }, () => suspend(one, ana)))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const both = await Promise.all([suspend(one, ben), suspend(two, ben, { reason: 'Spam' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await Promise.all([restore(one, ana), restore(two, ana)])
    expect((await logged(one)).map(({ action }) => action).sort()).toEqual([
      'restore-user',
      'suspend-user',
      'suspend-user',
    ])
    expect(await t.mails()).toHaveLength(3)
  })

  it('leaves nothing visible that the person sends at the same moment', async () => {
    const admin = await t.anAdmin()
    const camps = await Promise.all(Array.from({ length: 4 }, () => t.aListing('camp')))
    for (let round = 0; round < 5; round += 1) {
      const ana = await t.aUser()
      const sent = camps.map(({ id: listingId }) =>
        ana.post('/api/reviews', { listingType: 'camp', listingId, title: 'Now', rating: 1 }),
      )
      const [suspended, ...answers] = await Promise.all([suspend(admin, ana), ...sent])
      expect(suspended.status).toBe(200)
      for (const { status } of answers) expect([201, 401, 404]).toContain(status)
    }
    for (const { id } of camps)
      expect((await t.anonymous.get(`/api/summer-camps/${id}`)).body).toMatchObject({ reviewCount: 0 })
    expect(await recount(t.db)).toEqual(noDifferences)
  })

  it('ends by itself after its last day in California', async () => {
    const [ana, admin] = [await t.aUser(), await t.anAdmin()]
    await suspend(admin, ana, { ...rude, until: '2027-03-02' })
    t.clock.set('2027-03-03T07:59:00Z')
    await endExpired()
    expect((await signIn(ana)).status).toBe(403)
    t.clock.set('2027-03-03T09:00:00Z')
    await endExpired()
    expect((await signIn(ana)).status).toBe(200)
    expect((await logged(await t.anAdmin()))[0]).toMatchObject({ action: 'restore-user', actorId: null })
  })
})
