import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { insertListings } from '#server/listings/listing-writes.repository.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'
import { daysBefore } from './calendar.ts'
import { demoPerson, type PersonEntry } from './content/people.ts'
import { demoAccount, demoPasswordHash } from './demo-account.ts'
import * as demo from './demo-data.repository.ts'
import { createDemoData, type DemoData } from './demo-data.ts'
import type { DemoListing } from './demo-listings.ts'
import { demoReports } from './demo-reports.ts'

export interface DemoCounts {
  people: number
  listings: Record<Kind, number>
  reviews: number
  thumbsUp: number
  bookmarks: number
  views: number
  reports: number
  /** Whom to sign in as, for whoever started the server; null when an admin has that e-mail. */
  account: { email: string; password: string } | null
}

/** Fills an empty database with listings, people and what they did, all or nothing. Null when it is not empty. */
export async function seedDemoData({ db, clock }: { db: Db; clock: () => Date }): Promise<DemoCounts | null> {
  if (!(await demo.isUntouched(db))) return null
  const now = clock()
  const data = createDemoData(now)
  return transact(db, async (db) => {
    await demo.lockDemoData(db)
    return (await demo.isUntouched(db)) ? write(db, data, now) : null
  })
}

async function write(db: Tx, data: DemoData, now: Date): Promise<DemoCounts> {
  const userIds = await demo.insertPeople(
    db,
    data.people.map((person) => accountOf(person, now)),
  )
  const listingIds = await writeListings(db, data.listings, userIds)
  const idOf = (listing: DemoListing) => listingIds.get(listing) ?? 0
  const by = ({ email }: PersonEntry) => userIds.get(email)

  const reviewIds = await demo.insertReviews(
    db,
    data.reviews.map(({ listing, person, rating, title, content, createdAt }) => ({
      listingId: idOf(listing),
      userId: (person && by(person)) ?? null,
      rating,
      title,
      content,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  const reactions = (given: DemoData['views']) =>
    given.flatMap(({ person, listing, at }) => {
      const userId = by(person)
      return userId === undefined ? [] : [{ userId, listingId: idOf(listing), at }]
    })
  const made = (given: DemoData['views']) =>
    reactions(given).map(({ at, ...ids }) => ({ ...ids, createdAt: at }))
  await demo.insertThumbsUp(db, made(data.thumbsUp))
  await demo.insertBookmarks(db, made(data.bookmarks))
  await demo.insertViews(
    db,
    reactions(data.views).map(({ at, ...ids }) => ({ ...ids, lastViewedAt: at })),
  )
  await demo.setViewCounts(
    db,
    [...data.viewCounts].map(([listing, viewCount]) => ({ listingId: idOf(listing), viewCount })),
  )
  const reports = demoReports({ data, now, idOf, by, reviewIds })
  await demo.insertReports(db, reports)

  return {
    people: userIds.size,
    listings: countByKind(data.listings),
    reviews: data.reviews.length,
    thumbsUp: data.thumbsUp.length,
    bookmarks: data.bookmarks.length,
    views: data.views.length,
    reports: reports.length,
    account: userIds.has(demoPerson.email) ? demoAccount : null,
  }
}

/** Nobody can sign in as these people, the demo account apart: they have no password. */
function accountOf({ joined, listings: _listings, reviews: _reviews, ...profile }: PersonEntry, now: Date) {
  const createdAt = daysBefore(now, joined)
  const isDemo = profile.email === demoPerson.email
  return {
    ...profile,
    passwordHash: isDemo ? demoPasswordHash : null,
    emailVerifiedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  }
}

async function writeListings(db: Tx, all: DemoListing[], userIds: Map<string, string>) {
  const ids = new Map<DemoListing, number>()
  for (const kind of kindNames) {
    const own = all.filter((listing) => listing.kind === kind)
    const written = await insertListings(
      db,
      kind,
      own.map(({ values, state, owner, createdAt, approvedAt }) => ({
        values,
        userId: (owner && userIds.get(owner.email)) ?? null,
        isApproved: state !== 'pending',
        // An event becomes active when it is approved; the other kinds are submitted as active.
        isActive: state === 'live' || (state === 'pending' && kind !== 'event'),
        submittedAt: createdAt,
        approvedAt,
        createdAt,
      })),
    )
    own.forEach((listing, index) => {
      ids.set(listing, written[index] ?? 0)
    })
  }
  return ids
}

function countByKind(all: DemoListing[]) {
  return Object.fromEntries(
    kindNames.map((kind) => [kind, all.filter((listing) => listing.kind === kind).length]),
  ) as Record<Kind, number>
}
