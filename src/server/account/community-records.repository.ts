import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { claims } from '#server/db/schema/claims.ts'
import {
  bookmarks,
  reports,
  reviewReplies,
  reviews,
  thumbsUp,
  viewTracking,
} from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingEdits, userNotes } from '#server/db/schema/moderation.ts'
import { planTicks } from '#server/db/schema/plan.ts'
import { preferences } from '#server/db/schema/preferences.ts'
import { savedSearches } from '#server/db/schema/saved-searches.ts'
import { calendarAddresses, sharedLists } from '#server/db/schema/secret-links.ts'
import { notifications, trackedItems } from '#server/db/schema/tracker.ts'

/** Identifies the listing without internal ids. */
const about = { listingType: listings.kind, listingId: listings.id, title: listings.title }

/** Reads whole rows; the contract of the response drops the columns that are not for the person. */
export async function findCommunityRecords(db: Queryable, userId: string) {
  return {
    waitingEdits: await db
      .select({ ...getTableColumns(listingEdits), ...about })
      .from(listingEdits)
      .innerJoin(listings, eq(listings.id, listingEdits.listingId))
      .where(eq(listingEdits.userId, userId))
      .orderBy(asc(listings.id)),
    reviews: await db
      .select({
        ...getTableColumns(reviews),
        ...about,
        reviewTitle: reviews.title,
        isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
      })
      .from(reviews)
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(eq(reviews.userId, userId))
      .orderBy(asc(reviews.id)),
    reviewReplies: await db
      .select({ ...getTableColumns(reviewReplies), ...about, reviewTitle: reviews.title })
      .from(reviewReplies)
      .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(eq(reviewReplies.userId, userId))
      .orderBy(asc(reviewReplies.reviewId)),
    claims: await db
      .select({
        ...about,
        message: claims.message,
        email: claims.email,
        status: claims.status,
        createdAt: claims.createdAt,
      })
      .from(claims)
      .innerJoin(listings, eq(listings.id, claims.listingId))
      .where(eq(claims.userId, userId))
      .orderBy(asc(claims.id)),
    adminNotes: await db
      .select()
      .from(userNotes)
      .where(eq(userNotes.userId, userId))
      .orderBy(asc(userNotes.id)),
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
    trackedItems: await db
      .select({ ...getTableColumns(trackedItems), ...about })
      .from(trackedItems)
      .innerJoin(listings, eq(listings.id, trackedItems.listingId))
      .where(eq(trackedItems.userId, userId))
      .orderBy(asc(listings.id)),
    notifications: await db
      .select({ ...getTableColumns(notifications), ...about })
      .from(notifications)
      .innerJoin(listings, eq(listings.id, notifications.listingId))
      .where(eq(notifications.userId, userId))
      .orderBy(asc(notifications.id)),
    views: await db
      .select({ ...about, lastViewedAt: viewTracking.lastViewedAt })
      .from(viewTracking)
      .innerJoin(listings, eq(listings.id, viewTracking.listingId))
      .where(eq(viewTracking.userId, userId))
      .orderBy(asc(viewTracking.lastViewedAt), asc(listings.id)),
    preferences: await db.select().from(preferences).where(eq(preferences.userId, userId)),
    planTicks: await db
      .select()
      .from(planTicks)
      .where(eq(planTicks.userId, userId))
      .orderBy(asc(planTicks.itemId)),
    calendarAddresses: await db
      .select({ createdAt: calendarAddresses.createdAt })
      .from(calendarAddresses)
      .where(eq(calendarAddresses.userId, userId)),
    savedSearches: await db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId))
      .orderBy(asc(savedSearches.id)),
    sharedLists: await db
      .select()
      .from(sharedLists)
      .where(eq(sharedLists.userId, userId))
      .orderBy(asc(sharedLists.id)),
    reports: await db.select().from(reports).where(eq(reports.userId, userId)).orderBy(asc(reports.id)),
  }
}

/** Listings of any status. */
export async function findAddedListings(db: Queryable, userId: string) {
  return db
    .select({ id: listings.id, kind: listings.kind })
    .from(listings)
    .where(eq(listings.userId, userId))
    .orderBy(asc(listings.id))
}
