import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { insertListings } from '#server/listings/listing-inserts.repository.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { type DemoPerson, loadDemoContent } from './demo-content.ts'
import * as demo from './demo-data.repository.ts'
import { createDemoData, type DemoData } from './demo-data.ts'
import { type DemoListing, daysBefore } from './demo-listings.ts'
import type { DemoReaction } from './demo-reactions.ts'

/** The only demo person with a password. It may be public: the account has no special rights. */
export const demoAccount = { email: 'demo@example.org', password: 'four oaks at the trailhead' }

/** Precomputed, because argon2 would add to the first start. */
const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$0nvDadb9afK5dO2Us4wfdg$b8KIYUXU2o7f19BrwZASJu8Wq4HynFmM1HFKGhVytno'

export interface SeededDemo {
  /** Null when an admin already has the e-mail of the demo account. */
  account: typeof demoAccount | null
}

/** Fills an empty database in one transaction. Returns null when the database is not empty. */
export async function seedDemoData({ db, clock }: { db: Db; clock: () => Date }): Promise<SeededDemo | null> {
  if (!(await demo.isUntouched(db))) return null
  const now = clock()
  const data = createDemoData(await loadDemoContent(), now)
  return transact(db, async (db) => {
    await demo.lockDemoData(db)
    return (await demo.isUntouched(db)) ? write(db, data, now) : null
  })
}

async function write(db: Tx, data: DemoData, now: Date): Promise<SeededDemo> {
  const userIds = await demo.insertPeople(
    db,
    data.people.map((person) => accountOf(person, now)),
  )
  const userIdOf = (person: DemoPerson | null) => (person && userIds.get(person.email)) ?? null
  const listingIds = await writeListings(db, data.listings, userIds)
  const listingIdOf = (listing: DemoListing) => listingIds.get(listing) ?? 0

  const reviewIds = await demo.insertReviews(
    db,
    data.reviews.map(({ listing, person, ...review }) => ({
      ...review,
      listingId: listingIdOf(listing),
      userId: userIdOf(person),
      updatedAt: review.createdAt,
    })),
  )
  const rowsOf = <T>(reactions: DemoReaction[], dated: (at: Date) => T) =>
    reactions.flatMap(({ person, listing, at }) => {
      const userId = userIdOf(person)
      return userId === null ? [] : [{ userId, listingId: listingIdOf(listing), ...dated(at) }]
    })
  await demo.insertActivity(db, {
    thumbsUp: rowsOf(data.thumbsUp, (createdAt) => ({ createdAt })),
    bookmarks: rowsOf(data.bookmarks, (createdAt) => ({ createdAt })),
    views: rowsOf(data.views, (lastViewedAt) => ({ lastViewedAt })),
    planTicks: data.people.flatMap((person) => {
      const userId = userIdOf(person)
      return userId === null ? [] : person.planDone.map((itemId) => ({ userId, itemId, createdAt: now }))
    }),
    preferences: data.people.flatMap((person) => {
      const userId = userIdOf(person)
      if (userId === null || !person.preferences) return []
      return { userId, ...person.preferences, startedAt: daysBefore(now, person.joinedDaysAgo) }
    }),
    reports: data.reports.map(({ person, listing, review, ...report }) => ({
      ...report,
      userId: userIdOf(person),
      reportType: review === null ? 'listing' : 'review',
      itemType: review === null ? listing.kind : 'review',
      itemId: review === null ? listingIdOf(listing) : (reviewIds[data.reviews.indexOf(review)] ?? 0),
    })),
  })
  await demo.setViewCounts(
    db,
    data.listings.map((listing) => ({ listingId: listingIdOf(listing), views: listing.views })),
  )
  // Encoding more than a hundred photos would delay the first start; other jobs go first.
  await addJob(db, 'add-demo-photos', {}, { priority: 10 })
  return { account: userIds.has(demoAccount.email) ? demoAccount : null }
}

function accountOf(
  {
    joinedDaysAgo,
    thumbsUp: _thumbsUp,
    bookmarks: _bookmarks,
    planDone: _done,
    preferences: _preferences,
    ...profile
  }: DemoPerson,
  now: Date,
) {
  const createdAt = daysBefore(now, joinedDaysAgo)
  const passwordHash = profile.email === demoAccount.email ? demoPasswordHash : null
  return { ...profile, passwordHash, emailVerifiedAt: createdAt, createdAt, updatedAt: createdAt }
}

async function writeListings(db: Tx, listings: DemoListing[], userIds: Map<string, string>) {
  const ids = new Map<DemoListing, number>()
  for (const kind of kindNames) {
    const ofKind = listings.filter((listing) => listing.kind === kind)
    const written = await insertListings(
      db,
      kind,
      ofKind.map(({ values, status, addedBy, createdAt, approvedAt }) => ({
        values,
        createdAt,
        submittedAt: createdAt,
        approvedAt,
        userId: (addedBy && userIds.get(addedBy)) ?? null,
        isApproved: status !== 'pending',
        // A pending event is inactive until it is approved (docs/product.md 4.1).
        isActive: status === 'live' || (status === 'pending' && kindOf(kind).isActiveOnSubmit),
      })),
    )
    for (const [index, listing] of ofKind.entries()) ids.set(listing, written[index] ?? 0)
  }
  return ids
}
