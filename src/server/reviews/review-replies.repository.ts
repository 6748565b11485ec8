import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { reviewReplies, reviews } from '#server/db/schema/community.ts'

type NewReply = Pick<typeof reviewReplies.$inferInsert, 'reviewId' | 'userId' | 'content'>

/** Upsert: also replaces the reply of a previous owner. */
export const saveReply = async (db: Queryable, reply: NewReply, now: Date): Promise<void> => {
  await db
    .insert(reviewReplies)
    .values({ ...reply, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: reviewReplies.reviewId, set: { ...reply, updatedAt: now } })
}

export const deleteReply = async (db: Queryable, reviewId: number): Promise<void> => {
  await db.delete(reviewReplies).where(eq(reviewReplies.reviewId, reviewId))
}

/** A reply may name the reviewer, so it is deleted with their account; the review stays. */
export const removeRepliesTo = async (db: Queryable, reviewerId: string): Promise<void> => {
  const written = db.select({ id: reviews.id }).from(reviews).where(eq(reviews.userId, reviewerId))
  await db.delete(reviewReplies).where(inArray(reviewReplies.reviewId, written))
}
