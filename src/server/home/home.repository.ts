import { and, asc, between, desc, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings, listingTotals } from '#server/db/schema/listings.ts'
import { isLive } from '#server/listings/is-live.ts'

const glimpse = {
  id: listings.id,
  listingType: listings.kind,
  title: listings.title,
  organization: listings.organization,
  city: listings.city,
  eventDate: listings.eventDate,
  createdAt: listings.createdAt,
}

export type StoredGlimpse = Awaited<ReturnType<typeof findNewest>>[number]

export const findTotals = (db: Queryable) =>
  db
    .select({ kind: listingTotals.kind, total: listingTotals.total })
    .from(listingTotals)
    .where(eq(listingTotals.facet, listingTotals.kind))

export const countUpcoming = async (db: Queryable, today: string): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(listings)
    .where(and(eq(listings.kind, 'event'), isLive, gte(listings.eventDate, today)))
  return row?.total ?? 0
}

export const findNewest = (db: Queryable, since: Date, most: number) =>
  db
    .select(glimpse)
    .from(listings)
    .where(and(isLive, gte(listings.createdAt, since)))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(most)

export const findEventsBetween = (db: Queryable, from: string, to: string, most: number) =>
  db
    .select(glimpse)
    .from(listings)
    .where(and(eq(listings.kind, 'event'), isLive, between(listings.eventDate, from, to)))
    .orderBy(asc(listings.eventDate), asc(listings.id))
    .limit(most)
