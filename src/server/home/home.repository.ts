import { and, asc, between, count, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings, listingTotals } from '#server/db/schema/listings.ts'
import { isLive, isNotExpired } from '#server/listings/is-live.ts'
import { startTimeOf } from '#server/listings/listing-order.ts'
import { type Kind, kindsWith } from '#shared/listings/kinds.ts'

const hasDates = inArray(listings.kind, kindsWith('hasDates'))

const startTime = sql`coalesce(${sql.join(kindsWith('hasDates').map(startTimeOf), sql`, `)})`

const key = { id: listings.id, kind: listings.kind }

export const findTotals = (db: Queryable) =>
  db
    .select({ kind: listingTotals.kind, total: listingTotals.total })
    .from(listingTotals)
    .where(eq(listingTotals.facet, listingTotals.kind))

/** Upcoming listings by kind, without zeros. */
export const countUpcoming = (db: Queryable, today: string) =>
  db
    .select({ kind: listings.kind, total: count() })
    .from(listings)
    .where(and(hasDates, isLive, gte(listings.eventDate, today)))
    .groupBy(listings.kind)

export const findNewest = (db: Queryable, since: Date, limit: number) =>
  db
    .select(key)
    .from(listings)
    .where(and(isLive, gte(listings.createdAt, since)))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(limit)

export const findDatedBetween = (db: Queryable, from: string, to: string, limit: number) =>
  db
    .select(key)
    .from(listings)
    .where(and(hasDates, isLive, between(listings.eventDate, from, to)))
    .orderBy(asc(listings.eventDate), asc(startTime), asc(listings.id))
    .limit(limit)

/** The listing of a kind with the most thumbs up whose deadline and day have not passed. */
export async function findPopularId(db: Queryable, kind: Kind, today: string): Promise<number | null> {
  const [found] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isLive, eq(listings.kind, kind), isNotExpired(today)))
    .orderBy(desc(listings.thumbsUpCount), desc(listings.id))
    .limit(1)
  return found?.id ?? null
}
