import { and, asc, count, desc, eq, isNull, lt, min, type SQL } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingEdits } from '#server/db/schema/moderation.ts'
import { isLive } from '#server/listings/is-live.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** A pending submission. The condition matches its partial index. */
export const isWaiting = and(eq(listings.isApproved, false), isNull(listings.rejectedAt), notTrashed)

/** Oldest first. */
export const findWaitingIds = (db: Queryable, kind: Kind, limit: number): Promise<number[]> =>
  idsOf(db, kind, isWaiting, [asc(listings.submittedAt), asc(listings.id)], limit)

/** Pending submissions by kind, with the time of the oldest; omits kinds without any. */
export const countWaiting = (db: Queryable) =>
  db
    .select({ kind: listings.kind, total: count(), oldest: min(listings.submittedAt) })
    .from(listings)
    .where(isWaiting)
    .groupBy(listings.kind)

/** Newest first. */
export const findLiveIds = (db: Queryable, kind: Kind, limit: number): Promise<number[]> =>
  idsOf(db, kind, isLive, [desc(listings.createdAt), desc(listings.id)], limit)

/** Live listings past their deadline, earliest deadline first. */
export const findPastDeadlineIds = (db: Queryable, kind: Kind, today: string, limit: number) =>
  idsOf(
    db,
    kind,
    and(isLive, lt(listings.closesOn, today)),
    [asc(listings.closesOn), asc(listings.id)],
    limit,
  )

const idsOf = async (db: Queryable, kind: Kind, where: SQL | undefined, order: SQL[], limit: number) => {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.kind, kind), where))
    .orderBy(...order)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Pending changes to live listings, oldest first. */
export const findWaitingEdits = (db: Queryable, limit: number) =>
  db
    .select({
      id: listingEdits.listingId,
      kind: listings.kind,
      values: listingEdits.values,
      createdAt: listingEdits.createdAt,
    })
    .from(listingEdits)
    .innerJoin(listings, and(eq(listings.id, listingEdits.listingId), notTrashed))
    .orderBy(asc(listingEdits.createdAt), asc(listingEdits.listingId))
    .limit(limit)
