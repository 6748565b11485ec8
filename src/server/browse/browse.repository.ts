import { and, asc, count, desc, eq, gt, isNotNull, lte, max, min, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { listings } from '#server/db/schema/listings.ts'
import { isLive } from '#server/listings/is-live.ts'
import type { TownTotal } from '#shared/contract/browse.ts'

/** Cities with live listings by kind, largest first. Spellings that differ only in case are one city. */
export const findTowns = async (db: Queryable, limit: number): Promise<TownTotal[]> => {
  const total = count()
  const rows = await db
    .select({ kind: listings.kind, city: min(listings.city), state: listings.state, total })
    .from(listings)
    .where(and(isLive, isNotNull(listings.city), isNotNull(listings.state)))
    .groupBy(listings.kind, listings.cityKey, listings.state)
    .orderBy(desc(total), asc(listings.cityKey), asc(listings.kind))
    .limit(limit)
  return rows.flatMap(({ kind, city, state, total }) => (city && state ? [{ kind, city, state, total }] : []))
}

/** Null if no listing of any kind has the id. */
export const findPublicState = (db: Queryable, id: number) =>
  firstRow(
    db
      .select({ kind: listings.kind, isLive: listings.isLive, trashedAt: listings.trashedAt })
      .from(listings)
      .where(eq(listings.id, id)),
  )

export const findLastId = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ id: max(listings.id) }).from(listings)
  return row?.id ?? 0
}

/** Live listings whose ids are above `after` and at most `last`. */
export const findSitemapEntries = (db: Queryable, after: number, last: number) =>
  db
    .select({ id: listings.id, kind: listings.kind, title: listings.title, updatedAt: listings.updatedAt })
    .from(listings)
    .where(and(isLive, gt(listings.id, after), lte(listings.id, last)))
    .orderBy(asc(listings.id))

/** The ranges of ids that have live listings, with the time of their latest change. */
export const findSitemapRanges = (db: Queryable, size: number) => {
  const range = sql<number>`(${listings.id} - 1) / ${sql.raw(String(size))}`.mapWith(Number)
  return db
    .select({ range, updatedAt: max(listings.updatedAt) })
    .from(listings)
    .where(isLive)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}
