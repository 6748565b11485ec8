import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks, reports, reviews, thumbsUp, viewTracking } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingEdits } from '#server/db/schema/moderation.ts'
import { planTicks } from '#server/db/schema/plan.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** Names the listing in terms that make sense outside this database. */
const about = { listingType: listings.kind, listingId: listings.id, title: listings.title }

export async function findCommunityRecords(db: Queryable, userId: string) {
  return {
    waitingEdits: await db
      .select({ ...about, values: listingEdits.values, createdAt: listingEdits.createdAt })
      .from(listingEdits)
      .innerJoin(listings, eq(listings.id, listingEdits.listingId))
      .where(eq(listingEdits.userId, userId))
      .orderBy(asc(listings.id)),
    reviews: await db
      .select({
        ...about,
        reviewTitle: reviews.title,
        rating: reviews.rating,
        content: reviews.content,
        isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
        createdAt: reviews.createdAt,
        updatedAt: reviews.updatedAt,
      })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(eq(reviews.userId, userId))
      .orderBy(asc(reviews.id)),
    thumbsUp: await db
      .select({ ...about, createdAt: thumbsUp.createdAt })
      .from(thumbsUp)
      .innerJoin(listings, eq(listings.id, thumbsUp.listingId))
      .where(eq(thumbsUp.userId, userId))
      .orderBy(asc(thumbsUp.id)),
    bookmarks: await db
      .select({ ...about, createdAt: bookmarks.createdAt })
      .from(bookmarks)
      .innerJoin(listings, eq(listings.id, bookmarks.listingId))
      .where(eq(bookmarks.userId, userId))
      .orderBy(asc(bookmarks.id)),
    views: await db
      .select({ ...about, lastViewedAt: viewTracking.lastViewedAt })
      .from(viewTracking)
      .innerJoin(listings, eq(listings.id, viewTracking.listingId))
      .where(eq(viewTracking.userId, userId))
      .orderBy(asc(viewTracking.lastViewedAt), asc(listings.id)),
    planTicks: await db
      .select({ itemId: planTicks.itemId, createdAt: planTicks.createdAt })
      .from(planTicks)
      .where(eq(planTicks.userId, userId))
      .orderBy(asc(planTicks.itemId)),
    reports: await db
      .select({
        reportType: reports.reportType,
        itemType: reports.itemType,
        itemId: reports.itemId,
        reason: reports.reason,
        description: reports.description,
        isResolved: reports.isResolved,
        createdAt: reports.createdAt,
      })
      .from(reports)
      .where(eq(reports.userId, userId))
      .orderBy(asc(reports.id)),
  }
}

/** Listings of any status. */
export async function findAddedListings(
  db: Queryable,
  userId: string,
): Promise<{ id: number; kind: Kind }[]> {
  return db
    .select({ id: listings.id, kind: listings.kind })
    .from(listings)
    .where(eq(listings.userId, userId))
    .orderBy(asc(listings.id))
}
