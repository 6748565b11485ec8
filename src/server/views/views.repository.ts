import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import type { ListingRef } from '#shared/contract/listing-ref.ts'

/** Counts at most one view per user since `notSince`. Returns the total, or null if there is no such live listing. */
export const trackView = async (
  db: Queryable,
  userId: string,
  { listingType, listingId }: ListingRef,
  { now, notSince }: { now: Date; notSince: Date },
): Promise<number | null> => {
  const {
    rows: [tracked],
  } = await db.execute<{ counted: number }>(
    sql`select counted from track_view(${userId}, ${listingId}, ${listingType}, ${now}, ${notSince})`,
  )
  return tracked?.counted ?? null
}
