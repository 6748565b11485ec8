import { eq, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { viewTracking } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'

/** Remembers that a person looked; true when they had not since `notSince`, which is when it counts. */
export const recordView = async (
  db: Queryable,
  view: { userId: string; listingId: number; now: Date; notSince: Date },
): Promise<boolean> => {
  const recorded = await db
    .insert(viewTracking)
    .values({ userId: view.userId, listingId: view.listingId, lastViewedAt: view.now })
    .onConflictDoUpdate({
      target: [viewTracking.userId, viewTracking.listingId],
      set: { lastViewedAt: view.now },
      setWhere: lte(viewTracking.lastViewedAt, view.notSince),
    })
    .returning({ listingId: viewTracking.listingId })
  return recorded.length > 0
}

export const addView = async (db: Queryable, listingId: number): Promise<void> => {
  await db
    .update(listings)
    .set({ viewCount: sql`${listings.viewCount} + 1` })
    .where(eq(listings.id, listingId))
}
