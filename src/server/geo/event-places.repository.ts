import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { isLive } from '#server/listings/is-live.ts'
import { conditionsOf, type Selection } from '#server/listings/listing-conditions.ts'
import { orderOf } from '#server/listings/listing-order.ts'
import { withTexts } from '#server/listings/listing-search.repository.ts'
import type { EventPin, EventPlace } from '#shared/contract/event-places.ts'

const facts = factTables.event
/** The row's coordinates are the event's own, or else those of its ZIP code. */
const isExact = sql<boolean>`${facts.latitude} is not null and ${facts.longitude} is not null`

/** The first events of a selection that have a place, in its order. */
export const findPins = async (db: Queryable, selection: Selection): Promise<EventPin[]> =>
  withTexts(
    db
      .select({
        id: listings.id,
        title: listings.title,
        eventDate: sql<string>`${listings.eventDate}::text`,
        startTime: facts.startTime,
        endTime: facts.endTime,
        venue: facts.venue,
        city: listings.city,
        latitude: sql<number>`${listings.latitude}`,
        longitude: sql<number>`${listings.longitude}`,
        isExact,
      })
      .from(listings)
      .innerJoin(facts, eq(facts.listingId, listings.id))
      .$dynamic(),
    selection,
  )
    .where(and(conditionsOf(selection), isNotNull(listings.latitude)))
    .orderBy(orderOf(selection))
    .limit(selection.query.limit)
    .offset(selection.query.offset)

/** How many events a selection holds, and how many of them have a place. */
export const countPlaced = async (
  db: Queryable,
  selection: Selection,
): Promise<{ total: number; placed: number }> => {
  const [row] = await withTexts(
    db
      .select({
        total: sql<number>`count(*)::int`,
        placed: sql<number>`count(${listings.latitude})::int`,
      })
      .from(listings)
      .$dynamic(),
    selection,
  ).where(conditionsOf(selection))
  return row ?? { total: 0, placed: 0 }
}

/** Where a live event is; undefined when there is no such event. */
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
