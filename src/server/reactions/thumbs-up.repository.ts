import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { thumbsUp } from '#server/db/schema/community.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'

export const hasThumbedUp = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.$count(thumbsUp, and(eq(thumbsUp.userId, userId), eq(thumbsUp.listingId, listingId)))) > 0

/** Null when there is no such live listing. */
export const toggleThumbsUp = async (
  db: Queryable,
  userId: string,
  { listingType, listingId }: ListingRef,
  now: Date,
): Promise<{ isUp: boolean; counted: number } | null> => {
  const {
    rows: [toggled],
  } = await db.execute<{ isUp: boolean; counted: number }>(
    sql`select is_up as "isUp", counted from toggle_thumbs_up(${userId}, ${listingId}, ${listingType}, ${now})`,
  )
  return toggled ?? null
}
