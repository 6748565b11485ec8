import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { reviewReplies, reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import { contributionsOf, contributorColumns } from '#server/users/contributions.repository.ts'
import type { ReviewSummary, ReviewsQuery } from '#shared/contract/reviews.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** Neither hidden by an admin nor written by a suspended account. */
const isShown = and(isNull(reviews.hiddenAt), eq(reviews.isAuthorSuspended, false))

/** Hides replies of previous owners. */
export const replyOf = and(eq(reviewReplies.reviewId, reviews.id), eq(reviewReplies.userId, listings.userId))

const columns = {
  review: reviews,
  kind: sql<Kind>`${listings.kind}`,
  reviewer: contributorColumns,
  contributions: contributionsOf(reviews.userId),
  ownerId: listings.userId,
  reply: { content: reviewReplies.content, updatedAt: reviewReplies.updatedAt },
}

const selectReviews = (db: Queryable) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(listings, and(eq(listings.id, reviews.listingId), notTrashed))
    .leftJoin(users, eq(users.id, reviews.userId))
    .leftJoin(reviewReplies, replyOf)

export type StoredReview = Awaited<ReturnType<typeof selectReviews>>[number]

interface ReviewPage {
  listingId: number
  /** For admins. Authors always see their own hidden reviews. */
  seesHidden: boolean
  readerId: string | null
  query: ReviewsQuery
}

export const findReviewsOf = async (
  db: Queryable,
  { listingId, seesHidden, readerId, query }: ReviewPage,
): Promise<StoredReview[]> => {
  const isOwn = readerId === null ? undefined : eq(reviews.userId, readerId)
  const isVisible = seesHidden ? undefined : or(isShown, isOwn)
  const page = selectReviews(db)
    .where(and(eq(reviews.listingId, listingId), isVisible))
    .orderBy(...orders[query.sort], desc(reviews.createdAt), desc(reviews.id))
    .offset(query.offset)
  return query.limit === undefined ? page : page.limit(query.limit)
}

const orders: Record<ReviewsQuery['sort'], SQL[]> = {
  newest: [],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
}

/** Counts visible reviews by rating, from one to five stars. */
export const countStars = async (db: Queryable, listingId: number): Promise<ReviewSummary['stars']> => {
  const rows = await db
    .select({ rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(eq(reviews.listingId, listingId), isShown))
    .groupBy(reviews.rating)
  const countOf = (stars: number) => rows.find(({ rating }) => rating === stars)?.count ?? 0
  return [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)]
}

export const findOwnReview = (db: Queryable, userId: string, listingId: number) =>
  firstRow(selectReviews(db).where(and(eq(reviews.userId, userId), eq(reviews.listingId, listingId))))

export const findReview = (db: Queryable, id: number) => firstRow(selectReviews(db).where(eq(reviews.id, id)))

/**
 * Locks the listing of a review, also against a change of its owner. Triggers update its counters, so every transaction
 * locks the listing first, which prevents deadlocks. False for a missing review and for a trashed listing.
 */
export const lockListingOfReview = async (db: Tx, id: number): Promise<boolean> => {
  const listingId = db.select({ id: reviews.listingId }).from(reviews).where(eq(reviews.id, id))
  const locked = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, listingId), notTrashed))
    .for('no key update')
  return locked.length > 0
}

export const hasReviewed = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.$count(reviews, and(eq(reviews.userId, userId), eq(reviews.listingId, listingId)))) > 0

export interface ReviewInput {
  title: string
  rating: number
  content: string | null
}

export const insertReview = async (
  db: Queryable,
  review: ReviewInput & { userId: string; listingId: number; createdAt: Date },
): Promise<number> => {
  const [row] = await db
    .insert(reviews)
    .values({ ...review, updatedAt: review.createdAt })
    .returning({ id: reviews.id })
  if (!row) throw new Error('The insert returned no row')
  return row.id
}

export const updateReview = async (db: Queryable, id: number, input: ReviewInput, now: Date) => {
  await db
    .update(reviews)
    .set({ ...input, updatedAt: now })
    .where(eq(reviews.id, id))
}

export const deleteReview = async (db: Queryable, id: number): Promise<void> => {
  await db.delete(reviews).where(eq(reviews.id, id))
}
