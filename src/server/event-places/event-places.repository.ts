import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Matches } from '#server/listings/collect-matches.repository.ts'
import { isLive } from '#server/listings/is-live.ts'
import type { Selection } from '#server/listings/listing-conditions.ts'
import { orderOf } from '#server/listings/listing-order.ts'
import { maxCounted } from '#server/listings/listing-selection.ts'
import { matchingIds } from '#server/listings/matching-ids.ts'
import type { EventPlace } from '#shared/contract/event-places.ts'

const facts = factTables.event
/** True for the event's own coordinates, false for those of its ZIP code. */
const isExact = sql<boolean>`${facts.latitude} is not null and ${facts.longitude} is not null`

export const findPins = (db: Queryable, selection: Selection) =>
  db
    .select({
      id: listings.id,
      title: listings.title,
      eventDate: sql<string>`${listings.eventDate}::text`,
      startTime: facts.startTime,
      endTime: facts.endTime,
      venue: facts.venue,
      city: listings.city,
      cost: facts.cost,
      ageRange: facts.ageRange,
      targetAudience: facts.targetAudience,
      categories: facts.categories,
      photoUrl: facts.photoUrl,
      latitude: sql<number>`${listings.latitude}`,
      longitude: sql<number>`${listings.longitude}`,
      isExact,
    })
    .from(listings)
    .innerJoin(facts, eq(facts.listingId, listings.id))
    .where(and(isNotNull(listings.latitude), sql`${listings.id} in (${matchingIds(selection)})`))
    .orderBy(orderOf(selection))
    .limit(selection.query.limit)
    .offset(selection.query.offset)

/** Both counts stop at `maxCounted`. */
export const countPlaced = async (
  db: Queryable,
  selection: Selection,
): Promise<Pick<Matches, 'total' | 'isLowerBound'> & { placed: number }> => {
  const { rows } = await db.execute<{ total: number; placed: number }>(sql`
    select count(*)::int as total, count(latitude)::int as placed
    from (${matchingIds(selection)} limit ${maxCounted + 1}) as matching join ${listings} using (id)`)
  const { total, placed } = rows[0] ?? { total: 0, placed: 0 }
  return {
    total: Math.min(total, maxCounted),
    placed: Math.min(placed, maxCounted),
    isLowerBound: total > maxCounted,
  }
}

export const findPlace = async (db: Queryable, id: number): Promise<EventPlace | undefined> => {
  const [row] = await db
    .select({ latitude: listings.latitude, longitude: listings.longitude, isExact })
    .from(listings)
    .innerJoin(facts, eq(facts.listingId, listings.id))
    .where(and(eq(listings.id, id), eq(listings.kind, 'event'), isLive))
  if (!row) return undefined
  const { latitude, longitude } = row
  return latitude === null || longitude === null ? null : { latitude, longitude, isExact: row.isExact }
}
