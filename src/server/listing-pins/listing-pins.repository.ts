import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Selection } from '#server/listings/listing-conditions.ts'
import { orderOf } from '#server/listings/listing-order.ts'
import { matchingIds } from '#server/listings/matching-ids.ts'

export type StoredPin = Awaited<ReturnType<typeof findListingPins>>[number]

/** The first pins of a selection, in the order of its list. */
export const findListingPins = async (db: Queryable, selection: Selection) => {
  const { kind, query } = selection
  const facts = factTables[kind] as typeof factTables.tutoring
  return db
    .select({
      id: listings.id,
      title: listings.title,
      organization: listings.organization,
      city: listings.city,
      latitude: sql<number>`${listings.latitude}`,
      longitude: sql<number>`${listings.longitude}`,
      isRemote: listings.isRemote,
      facts,
    })
    .from(listings)
    .innerJoin(facts, eq(facts.listingId, listings.id))
    .where(and(isNotNull(listings.latitude), sql`${listings.id} in (${matchingIds(selection)})`))
    .orderBy(orderOf(selection))
    .limit(query.limit)
    .offset(query.offset)
}
