import { and, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import { contributionsOf, contributorColumns } from '#server/users/contributions.repository.ts'
import type { Kind } from '#shared/listings/kinds.ts'

const columns = {
  review: reviews,
  kind: sql<Kind>`${listings.kind}`,
  reviewer: contributorColumns,
  contributions: contributionsOf(reviews.userId),
}

const selectReviews = (db: Queryable) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(listings, and(eq(listings.id, reviews.listingId), notTrashed))
    .leftJoin(users, eq(users.id, reviews.userId))

export type StoredReview = Awaited<ReturnType<typeof findReviewsOf>>[number]

export const findReviewsOf = async (db: Queryable, listingId: number) =>
  selectReviews(db).where(eq(reviews.listingId, listingId)).orderBy(desc(reviews.createdAt), desc(reviews.id))

export const findReview = async (db: Queryable, id: number): Promise<StoredReview | null> =>
  (await selectReviews(db).where(eq(reviews.id, id)))[0] ?? null

export const hasReviewed = async (db: Queryable, userId: string, listingId: number): Promise<boolean> => {
  const found = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.userId, userId), eq(reviews.listingId, listingId)))
  return found.length > 0
}

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
  if (!row) throw new Error('A review was not there right after it was written')
  return row.id
}

export const updateReview = async (
  db: Queryable,
  id: number,
  words: ReviewInput,
  now: Date,
): Promise<void> => {
  await db
    .update(reviews)
    .set({ ...words, updatedAt: now })
    .where(eq(reviews.id, id))
}

export const deleteReview = async (db: Queryable, id: number): Promise<void> => {
  await db.delete(reviews).where(eq(reviews.id, id))
}
