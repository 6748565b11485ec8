import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Selection } from '#server/listings/listing-conditions.ts'
import { matchingIds } from '#server/listings/matching-ids.ts'

/** The number of events per day. Ignores the date filter of the selection. */
export const countsByDay = async (
  db: Queryable,
  selection: Selection,
): Promise<{ day: string; total: number }[]> =>
  db
    .select({ day: sql<string>`${listings.eventDate}::text`, total: sql<number>`count(*)::int` })
    .from(listings)
    .where(sql`${listings.id} in (${matchingIds(selection, { without: 'eventDate' })})`)
    .groupBy(listings.eventDate)
    .orderBy(listings.eventDate)
