import { expect, test } from 'vitest'
import { listingEdits } from '#server/db/schema/moderation.ts'
import { useTestApp } from '#server/testing/use-test-app.ts'
import { overviewSchema } from '#shared/contract/moderation.ts'

const t = useTestApp()
const waiting = { isApproved: false, approvedAt: null }
const nothing = { tutoringProviders: 0, summerCamps: 0, internships: 0, jobs: 0, events: 0 }
const daysAgo = (days: number) => new Date(t.clock.now().getTime() - days * 86_400_000)

test('the overview of an empty site is all zeros, save for the admin who looks', async () => {
  const admin = await t.anAdmin()
  const none = { last30Days: 0, weeks: Array.from({ length: 12 }, () => 0) }
  expect((await admin.get('/api/admin/overview')).as(overviewSchema)).toEqual({
    waiting: { count: 0, totals: nothing, edits: 0, claims: 0, oldestSince: null },
    openReports: 0,
    reports: none,
    people: { last30Days: 1, weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
    listings: none,
    pastDeadline: 0,
  })
})

test('the overview counts what waits, what is new by week, and what is past its deadline', async () => {
  const admin = await t.anAdmin()
  const ana = await t.aUser({ createdAt: daysAgo(20) })
  await t.aUser({ createdAt: daysAgo(40) })
  await t.aUser({ createdAt: daysAgo(90) })
  const live = await t.aListing('camp', { applicationDeadline: '2027-02-01' }, { createdAt: daysAgo(8) })
  await t.aListing('job', {}, { createdAt: daysAgo(29) })
  await t.aListing('job', {}, { ...waiting, createdAt: daysAgo(3), submittedAt: daysAgo(3) })
  await t.aListing(
    'event',
    {},
    { ...waiting, createdAt: daysAgo(1), submittedAt: daysAgo(1), isActive: false },
  )
  const edit = { listingId: live.id, userId: ana.user.id, values: { name: 'x' }, createdAt: daysAgo(5) }
  await t.db.insert(listingEdits).values(edit)
  await ana.post('/api/reports', { reportType: 'listing', itemType: 'camp', itemId: live.id, reason: 'Spam' })
  const claim = { listingType: 'camp', listingId: live.id, message: 'I run it.' }
  expect((await ana.post('/api/claims', claim)).status).toBe(201)
  expect((await admin.get('/api/admin/overview')).as(overviewSchema)).toEqual({
    waiting: {
      count: 4,
      totals: { ...nothing, jobs: 1, events: 1 },
      edits: 1,
      claims: 1,
      oldestSince: daysAgo(5).toISOString(),
    },
    openReports: 1,
    reports: { last30Days: 1, weeks: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
    people: { last30Days: 2, weeks: [0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 1] },
    listings: { last30Days: 4, weeks: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 2] },
    pastDeadline: 1,
  })
})
