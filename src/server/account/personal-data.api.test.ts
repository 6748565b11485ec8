import { expect, it } from 'vitest'
import * as identities from '#server/auth/identities.repository.ts'
import { auditLog } from '#server/db/schema/moderation.ts'
import { planTicks } from '#server/db/schema/plan.ts'
import { sharedLists } from '#server/db/schema/secret-links.ts'
import { notifications } from '#server/db/schema/tracker.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { personalDataSchema } from '#shared/contract/account.ts'

const t = useTestApp()

type Person = Awaited<ReturnType<typeof t.aUser>>

const dataOf = async (person: Person) => (await person.get('/api/auth/data')).as(personalDataSchema)

const refOf = ({ id }: { id: number }) => ({ listingType: 'camp' as const, listingId: id })

/** Leaves a trace in every place that can lead to a person. */
const leaveTraces = async (person: Person) => {
  const userId = person.user.id
  const camp = await t.aListing('camp', { name: 'Camp of Others' })
  const ref = refOf(camp)
  await t.aListing('job', { title: 'My Job' }, { userId, isApproved: false, approvedAt: null })
  await t.aListing('event', { title: 'My Event' }, { userId })
  await person.post('/api/reviews', { ...ref, title: 'Kind', rating: 4, content: 'We went twice.' })
  await person.post('/api/thumbs-up', ref)
  await person.post('/api/bookmarks', ref)
  await person.send('PATCH', `/api/bookmarks/camp/${camp.id}`, { note: 'Ask Ms. Lee', dueOn: '2027-04-01' })
  await person.put('/api/mail-settings', { topics: { reminders: true } })
  await t.db
    .insert(notifications)
    .values({ userId, listingId: camp.id, kind: 'change', occasion: 'change:1', message: 'City changed' })
  await person.post('/api/views/track', ref)
  await person.post('/api/reports', {
    reportType: 'listing',
    itemType: 'camp',
    itemId: camp.id,
    reason: 'Closed',
    description: '',
  })
  await person.post('/api/auth/verification')
  await person.put('/api/preferences', { role: 'student', interests: ['Leadership'], zipcode: '94568' })
  await person.post('/api/saved-searches', {
    name: 'Robots',
    listingType: 'camp',
    query: { search: 'robot' },
  })
  await person.post('/api/calendar-address')
  await t.db.insert(sharedLists).values({ userId, name: 'For my counselor', items: [refOf(camp)] })
  await t.db.insert(planTicks).values({ userId, itemId: 'ninth-1' })
  await t.db.insert(uploads).values({ url: '/uploads/a.webp', userId, bytes: 9, width: 3, height: 3 })
  await t.db
    .insert(auditLog)
    .values({ actorId: null, action: 'make-admin', itemType: 'user', itemId: userId })
  await identities.insert(t.db, { issuer: 'https://id.example.org', subject: 'me' }, userId, t.clock.now())
}

it('the download holds everything that is connected to the account', async () => {
  const ana = await t.aUser({ nickname: 'Trail Ana', phone: '925 555 0100' })
  await leaveTraces(ana)
  const data = await dataOf(ana)
  expect(data).toMatchObject({
    exportedAt: t.clock.now().toISOString(),
    account: { email: ana.user.email, nickname: 'Trail Ana', phone: '925 555 0100', emailVerifiedAt: null },
    signInProviders: [{ issuer: 'https://id.example.org', subject: 'me' }],
    sessions: [{ createdAt: t.clock.now().toISOString() }],
    emailedLinks: [{ purpose: 'verify-email', email: ana.user.email, usedAt: null }],
    listings: [
      { listingType: 'job', isApproved: false, values: { title: 'My Job' } },
      { listingType: 'event', isApproved: true, values: { title: 'My Event' } },
    ],
    reviews: [{ listingType: 'camp', title: 'Camp of Others', reviewTitle: 'Kind', rating: 4 }],
    thumbsUp: [{ title: 'Camp of Others' }],
    bookmarks: [{ title: 'Camp of Others' }],
    trackedItems: [{ title: 'Camp of Others', note: 'Ask Ms. Lee', dueOn: '2027-04-01' }],
    notifications: [{ title: 'Camp of Others', kind: 'change', message: 'City changed' }],
    mailSettings: [{ topics: ['reminders'], hour: 7 }],
    views: [{ title: 'Camp of Others' }],
    preferences: [{ role: 'student', interests: ['Leadership'], zipcode: '94568' }],
    calendarAddresses: [{ createdAt: t.clock.now().toISOString() }],
    savedSearches: [{ name: 'Robots', listingType: 'camp', query: { search: 'robot' }, digest: 'none' }],
    sharedLists: [{ name: 'For my counselor', items: [{ listingType: 'camp' }], expiresOn: null }],
    planTicks: [{ itemId: 'ninth-1' }],
    reports: [{ itemType: 'camp', reason: 'Closed', isResolved: false }],
    uploads: [{ url: '/uploads/a.webp', bytes: 9 }],
    mail: [{ kind: 'verify-email' }],
    moderationLog: [{ action: 'make-admin', itemType: 'user', isByYou: false }],
  })
})

it('the download arrives as a file, and nothing in it opens the account', async () => {
  const ana = await t.aUser()
  await leaveTraces(ana)
  const answer = await ana.get('/api/auth/data')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(JSON.stringify(answer.body)).not.toMatch(
    /argon2|token=|passwordHash|tokenHash|linkId|\/calendar\/|"sid"/,
  )
})

it('the download contains no data of other users', async () => {
  const [ana, ben] = [await t.aUser(), await t.aUser()]
  await leaveTraces(ben)
  const { exportedAt: _at, account: _account, sessions, ...records } = await dataOf(ana)
  expect(sessions).toHaveLength(1)
  expect(Object.values(records).flat()).toEqual([])
})
