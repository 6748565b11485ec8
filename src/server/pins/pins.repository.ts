import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Matches } from '#server/listings/collect-matches.repository.ts'
import type { Selection } from '#server/listings/listing-conditions.ts'
import { orderOf } from '#server/listings/listing-order.ts'
import { maxCounted } from '#server/listings/listing-selection.ts'
import { matchingIds } from '#server/listings/matching-ids.ts'

export type StoredPin = Awaited<ReturnType<typeof findPins>>[number]

/** The first pins of a selection, in the order of its list. */
export const findPins = (db: Queryable, selection: Selection) => {
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
