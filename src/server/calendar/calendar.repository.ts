import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { conditionsOf, type Selection } from '#server/listings/listing-conditions.ts'
import { withTexts } from '#server/listings/listing-search.repository.ts'

/** How many events of a selection each day holds, whichever day it asks for itself. */
export const countsByDay = async (
  db: Queryable,
  selection: Selection,
): Promise<{ day: string; total: number }[]> =>
  withTexts(
    db
      .select({ day: sql<string>`${listings.eventDate}::text`, total: sql<number>`count(*)::int` })
      .from(listings)
      .$dynamic(),
    selection,
  )
    .where(conditionsOf(selection, 'eventDate'))
    .groupBy(listings.eventDate)
    .orderBy(listings.eventDate)
