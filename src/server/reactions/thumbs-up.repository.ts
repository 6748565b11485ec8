import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { thumbsUp } from '#server/db/schema/community.ts'

const theirs = (userId: string, listingId: number) =>
  and(eq(thumbsUp.userId, userId), eq(thumbsUp.listingId, listingId))

export const hasThumbedUp = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.select({ id: thumbsUp.id }).from(thumbsUp).where(theirs(userId, listingId))).length > 0

export const insertThumbsUp = async (
  db: Queryable,
  userId: string,
  listingId: number,
  now: Date,
): Promise<void> => {
  await db.insert(thumbsUp).values({ userId, listingId, createdAt: now })
}

/** True when there was one to take back. */
export const deleteThumbsUp = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.delete(thumbsUp).where(theirs(userId, listingId)).returning({ id: thumbsUp.id })).length > 0
