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

/** `account` is null if an admin already has its email address. */
export type SeededDemo = { account: typeof demoAccount | null }

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
  const userIdOf = (email?: string) => userIds.get(email ?? '') ?? null
  const listingIds = await writeListings(db, data.listings, userIdOf)
  const written = await demo.insertReviews(
    db,
    data.reviews.map(({ listing, by, createdAt, ...review }) => ({
      ...review,
      listingId: idIn(listingIds, listing),
      userId: userIdOf(by),
      createdAt,
      updatedAt: createdAt,
    })),
  )
  const reviewIds = new Map(data.reviews.map(({ listing, by }, at) => [`${listing} ${by}`, written[at] ?? 0]))
  const rowsOf = (reactions: DemoReaction[]) =>
    reactions.flatMap(({ by, listing, createdAt }) => {
      const userId = userIdOf(by)
      return userId === null ? [] : [{ userId, listingId: idIn(listingIds, listing), createdAt }]
    })
  const accounts = data.people.flatMap((person) => {
    const userId = userIdOf(person.email)
    return userId === null ? [] : [{ ...person, userId }]
  })
  await demo.insertActivity(db, {
    thumbsUp: rowsOf(data.thumbsUp),
    bookmarks: rowsOf(data.bookmarks),
    planTicks: accounts.flatMap(({ userId, planDone }) =>
      planDone.map((itemId) => ({ userId, itemId, createdAt: now })),
    ),
    preferences: accounts.flatMap(({ userId, preferences, joinedDaysAgo }) =>
      preferences ? [{ userId, ...preferences, startedAt: daysBefore(now, joinedDaysAgo) }] : [],
    ),
    reports: data.reports.map(({ kind, listing, reviewBy, by, ...report }) => ({
      ...report,
      userId: userIdOf(by),
      ...(reviewBy === undefined
        ? { reportType: 'listing', itemType: kind, itemId: idIn(listingIds, listing) }
        : { reportType: 'review', itemType: 'review', itemId: idIn(reviewIds, `${listing} ${reviewBy}`) }),
    })),
  })
  await demo.insertViews(db)
  // Encoding more than a hundred photos would delay the first start; other jobs go first.
  await addJob(db, 'add-demo-photos', {}, { priority: 10 })
  return { account: userIds.has(demoAccount.email) ? demoAccount : null }
}

function accountOf(person: DemoPerson, now: Date) {
  const createdAt = daysBefore(now, person.joinedDaysAgo)
  const passwordHash = person.email === demoAccount.email ? demoPasswordHash : null
  return { ...person, passwordHash, emailVerifiedAt: createdAt, createdAt, updatedAt: createdAt }
}

/** Returns ids by key. */
async function writeListings(db: Tx, listings: DemoListing[], userIdOf: (email?: string) => string | null) {
  const ids = new Map<string, number>()
  for (const kind of kindNames) {
    const ofKind = listings.filter((listing) => listing.kind === kind)
    const written = await insertListings(
      db,
      kind,
      ofKind.map(({ values, status, addedBy, createdAt, approvedAt, views }) => ({
        values,
        createdAt,
        submittedAt: createdAt,
        approvedAt,
        viewCount: views,
        userId: userIdOf(addedBy),
        isApproved: status !== 'pending',
        // A pending event is inactive until it is approved (docs/product.md 4.1).
        isActive: status === 'live' || (status === 'pending' && kindOf(kind).isActiveOnSubmit),
      })),
    )
    for (const [at, { key }] of ofKind.entries()) ids.set(key, written[at] ?? 0)
  }
  return ids
}

function idIn(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo content refers to something that does not exist: ${key}`)
  return id
}
