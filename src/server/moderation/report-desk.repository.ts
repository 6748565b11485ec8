import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '#server/db/client.ts'
import { reports, reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import type { StoredReport } from '#server/reports/reports.repository.ts'

const reviewers = alias(users, 'reviewers')

const named = (person: typeof users | typeof reviewers) => ({
  // Drizzle takes the whole person for absent when the first column is null, so that one must be the key.
  id: person.id,
  nickname: person.nickname,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
})

export type ReportOnDesk = Awaited<ReturnType<typeof findReports>>[number]

/** What is open comes first, the newest at the top, each with what it is about as far as that still exists. */
export const findReports = (db: Queryable, limit: number) =>
  db
    .select({
      report: reports,
      listing: {
        id: listings.id,
        kind: listings.kind,
        title: listings.title,
        isLive: listings.isLive,
      },
      review: reviews,
      reporter: named(users),
      reviewer: named(reviewers),
    })
    .from(reports)
    .leftJoin(reviews, and(eq(reports.reportType, 'review'), eq(reviews.id, reports.itemId)))
    .leftJoin(
      listings,
      and(
        // One equation, so that the key finds the listing: by an 'or' each report would be held against them all.
        eq(
          listings.id,
          sql`case when ${reports.reportType} = 'review' then ${reviews.listingId} else ${reports.itemId} end`,
        ),
        // The type is compared as well: an id that now belongs to another kind is another thing.
        or(eq(reports.reportType, 'review'), eq(listings.kind, sql`${reports.itemType}`)),
      ),
    )
    .leftJoin(users, eq(users.id, reports.userId))
    .leftJoin(reviewers, eq(reviewers.id, reviews.userId))
    .orderBy(asc(reports.isResolved), desc(reports.createdAt), desc(reports.id))
    .limit(limit)

export const lockReport = async (db: Tx, id: number): Promise<StoredReport | null> => {
  const [found] = await db.select().from(reports).where(eq(reports.id, id)).for('update')
  return found ?? null
}

export const setResolved = async (db: Queryable, id: number, isResolved: boolean): Promise<void> => {
  await db.update(reports).set({ isResolved }).where(eq(reports.id, id))
}

/** Holds the listing before the review, since its counters follow: everybody takes the two in this order. */
export const lockReview = async (db: Tx, id: number) => {
  const listingId = db.select({ id: reviews.listingId }).from(reviews).where(eq(reviews.id, id))
  await db
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, listingId))
    .for('no key update')
  const [found] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return found ?? null
}

/** The listing's counters follow by themselves: a hidden review counts for nothing. */
export const setHidden = async (db: Queryable, id: number, hiddenAt: Date | null): Promise<void> => {
  await db.update(reviews).set({ hiddenAt }).where(eq(reviews.id, id))
}
