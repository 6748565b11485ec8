import { count, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { bookmarks, reports, reviews, thumbsUp, viewTracking } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { mailOutbox, mailSettings } from '#server/db/schema/mail.ts'
import { planTicks } from '#server/db/schema/plan.ts'
import { preferences } from '#server/db/schema/preferences.ts'
import { savedSearches } from '#server/db/schema/saved-searches.ts'
import { calendarAddresses, sharedLists } from '#server/db/schema/secret-links.ts'
import { accountTokens, sessions } from '#server/db/schema/sessions.ts'
import { notifications, trackedItems } from '#server/db/schema/tracker.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { identities, users } from '#server/db/schema/users.ts'
import { testPassword } from '#server/testing/a-user.ts'
import { formOf, picture } from '#server/testing/uploads/pictures.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { uploadSchema } from '#shared/contract/uploads.ts'

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>

const leave = (person: Person, body: object = { password: testPassword }) =>
  person.post('/api/auth/delete-account', body)
const rowsIn = async (table: PgTable) => (await t.db.select({ rows: count() }).from(table))[0]?.rows
const accountsOf = async (person: Person) =>
  (await t.db.select({ id: users.id }).from(users).where(eq(users.id, person.user.id))).length

const sendPicture = async (person: Person) =>
  (await person.post('/api/upload', formOf(await picture('png', 30, 20)))).as(uploadSchema).url

describe('deleting an account', () => {
  it('takes everything that leads to the person, and the session', async () => {
    const ana = await t.aUser()
    const userId = ana.user.id
    const camp = await t.aListing('camp')
    const ref = { listingType: 'camp', listingId: camp.id }
    await ana.post('/api/thumbs-up', ref)
    await ana.post('/api/bookmarks', ref)
    await ana.send('PATCH', `/api/bookmarks/camp/${camp.id}`, { note: 'Mine' })
    await ana.put('/api/mail-settings', { topics: { reminders: true } })
    await t.db
      .insert(notifications)
      .values({ userId, listingId: camp.id, kind: 'change', occasion: 'change:1', message: 'Moved' })
    await ana.post('/api/views/track', ref)
    await ana.post('/api/auth/verification')
    await ana.put('/api/preferences', { role: 'student', zipcode: '94568' })
    await ana.post('/api/saved-searches', { name: 'Robots', listingType: 'camp', query: {} })
    await ana.post('/api/calendar-address')
    await t.db.insert(sharedLists).values({ userId, name: 'Mine', items: [{ ...ref, listingType: 'camp' }] })
    await t.db.insert(planTicks).values({ userId, itemId: 'ninth-1' })
    await t.db.insert(identities).values({ issuer: 'https://id.example.org', subject: 'me', userId })
    await t.mails()

    const answer = await leave(ana)
    expect([answer.status, answer.body]).toEqual([200, { message: 'Your account is deleted' }])
    expect(ana.cookies.header()).toBe('')
    for (const table of [
      users,
      sessions,
      identities,
      accountTokens,
      thumbsUp,
      bookmarks,
      viewTracking,
      planTicks,
      preferences,
      calendarAddresses,
      savedSearches,
      sharedLists,
      trackedItems,
      notifications,
      mailSettings,
      mailOutbox,
    ])
      expect(await rowsIn(table)).toBe(0)
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({ thumbsUpCount: 0 })
    expect(
      (await t.anonymous.post('/api/login', { email: ana.user.email, password: testPassword })).status,
    ).toBe(401)
  })

  it('leaves anonymous reviews that still count', async () => {
    const camp = await t.aListing('camp')
    const ana = await t.aUser({ nickname: 'Trail Ana' })
    const review = { listingType: 'camp', listingId: camp.id, title: 'Kind', rating: 4, content: 'Twice.' }
    await ana.post('/api/reviews', review)
    await leave(ana)
    expect((await t.anonymous.get(`/api/reviews/camp/${camp.id}`)).body).toMatchObject([
      {
        userId: null,
        title: 'Kind',
        rating: 4,
        content: 'Twice.',
        reviewer: null,
        reviewerFirstName: null,
        reviewerNickname: null,
        reviewerProfileImageUrl: null,
        reviewerCreatedAt: null,
      },
    ])
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({
      reviewCount: 1,
      averageRating: 4,
    })
    const [row] = await t.db.select().from(reviews)
    expect(row?.userId).toBeNull()
  })

  it('leaves anonymous listings and reports', async () => {
    const ana = await t.aUser()
    const camp = await t.aListing('camp', {}, { userId: ana.user.id })
    await ana.post('/api/reports', {
      reportType: 'listing',
      itemType: 'camp',
      itemId: camp.id,
      reason: 'Closed',
      description: '',
    })
    await leave(ana)
    expect((await t.anonymous.get(`/api/summer-camps/${camp.id}`)).body).toMatchObject({
      userId: null,
      contributor: null,
      contributorFirstName: null,
    })
    expect(await t.db.select().from(reports)).toMatchObject([{ userId: null, reason: 'Closed' }])
  })

  it('takes the pictures the person uploaded off every listing and away, and leaves those of others', async () => {
    const [ana, ben] = [await t.aUser(), await t.aUser()]
    const [hers, his] = [await sendPicture(ana), await sendPicture(ben)]
    await ana.put('/api/auth/profile', { profileImageUrl: hers })
    const event = await t.aListing('event', { photoUrl: hers }, { userId: ana.user.id })
    const job = await t.aListing('job', { photoUrl: his }, { userId: ben.user.id })
    expect((await t.anonymous.get(hers)).status).toBe(200)
    await leave(ana)
    expect((await t.anonymous.get(`/api/events/${event.id}`)).body).toMatchObject({ photoUrl: null })
    expect((await t.anonymous.get(`/api/jobs/${job.id}`)).body).toMatchObject({ photoUrl: his })
    expect((await t.anonymous.get(hers)).status).toBe(404)
    expect((await t.anonymous.get(his)).status).toBe(200)
    expect(await t.db.select({ url: uploads.url }).from(uploads)).toEqual([{ url: his }])
  })

  it.each([
    [{ password: 'a quiet walk downhill' }, 'password', 'That is not your password'],
    [{ email: 'ana@example.org' }, 'password', 'Password is required'],
    [{}, 'password', 'Password is required'],
  ])('needs the password: %j changes nothing', async (body, field, message) => {
    const ana = await t.aUser({ email: 'ana@example.org' })
    const answer = await leave(ana, body)
    expect([answer.status, answer.body]).toEqual([400, { message, errors: [{ field, message }] }])
    expect((await ana.get('/api/auth/user')).status).toBe(200)
  })

  it('without a password is confirmed by the e-mail of the account', async () => {
    const ana = await t.aUser({ email: 'ana@example.org', passwordHash: null })
    const wrong = await leave(ana, { email: 'ben@example.org' })
    expect([wrong.status, wrong.body]).toMatchObject([400, { errors: [{ field: 'email' }] }])
    expect((await leave(ana, { password: testPassword })).status).toBe(400)
    expect((await leave(ana, { email: ' ANA@example.org ' })).status).toBe(200)
    expect(await accountsOf(ana)).toBe(0)
  })

  it('is refused to the last admin', async () => {
    const admin = await t.anAdmin()
    const answer = await leave(admin)
    expect([answer.status, answer.body]).toEqual([
      409,
      { message: 'You are the last admin. Make another person an admin first.' },
    ])
    expect((await admin.get('/api/auth/user')).status).toBe(200)
    await t.anAdmin()
    expect((await leave(admin)).status).toBe(200)
  })

  it('by all admins at the same moment leaves one', async () => {
    const admins = await Promise.all([t.anAdmin(), t.anAdmin(), t.anAdmin()])
    const answers = await Promise.all(admins.map((admin) => leave(admin)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  })

  it('by people who liked the same things, all at once, leaves right counts', async () => {
    const camps = await Promise.all(Array.from({ length: 5 }, () => t.aListing('camp')))
    const people = await Promise.all(Array.from({ length: 6 }, () => t.aUser()))
    for (const [index, person] of people.entries())
      for (const camp of index % 2 ? camps : camps.toReversed())
        await person.post('/api/thumbs-up', { listingType: 'camp', listingId: camp.id })
    const [stays, ...leavers] = people
    const answers = await Promise.all(leavers.map((person) => leave(person)))
    expect(answers.map(({ status }) => status)).toEqual(leavers.map(() => 200))
    const counted = await t.db.select({ id: listings.id, count: listings.thumbsUpCount }).from(listings)
    expect(counted.map(({ count }) => count)).toEqual(camps.map(() => 1))
    expect(await accountsOf(stays as Person)).toBe(1)
  })

  it('twice at the same moment works once', async () => {
    const ana = await t.aUser()
    const answers = await Promise.all([leave(ana), leave(ana)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('frees the address for a new account', async () => {
    const ana = await t.aUser({ email: 'ana@example.org' })
    await leave(ana)
    const again = await t.anonymous.post('/api/register', {
      email: 'ana@example.org',
      password: testPassword,
      firstName: 'Ana',
      lastName: 'Rivera',
      ageConfirmed: true,
    })
    expect(again.status).toBe(201)
  })
})
