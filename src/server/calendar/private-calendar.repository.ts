import { and, asc, eq, sql } from 'drizzle-orm'
import { trackerJoin } from '#server/bookmarks/bookmarks.repository.ts'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { calendarAddresses } from '#server/db/schema/secret-links.ts'
import { trackedItems } from '#server/db/schema/tracker.ts'
import { isLive } from '#server/listings/is-live.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import { openStatuses } from '#shared/contract/tracker.ts'

export const findLinkId = async (db: Queryable, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ linkId: calendarAddresses.linkId })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId))
  return row?.linkId ?? null
}

export const findOwnerId = async (db: Queryable, linkId: string): Promise<string | null> => {
  const [row] = await db
    .select({ userId: calendarAddresses.userId })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.linkId, linkId))
  return row?.userId ?? null
}

/** Replaces the link id, which invalidates the old link. */
export const renewLinkId = async (db: Queryable, userId: string, now: Date): Promise<string> => {
  const [row] = await db
    .insert(calendarAddresses)
    .values({ userId, createdAt: now })
    .onConflictDoUpdate({
      target: calendarAddresses.userId,
      set: { linkId: sql`gen_random_uuid()`, createdAt: now },
    })
    .returning({ linkId: calendarAddresses.linkId })
  if (!row) throw new Error('An upsert returns its row.')
  return row.linkId
}

export const deleteAddress = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId))
}

export type SavedDate = Awaited<ReturnType<typeof findSavedDates>>[number]

/** Saved items with a date since the given day, soonest first: the date of a live listing, or the user's own due date. */
export const findSavedDates = async (
  db: Queryable,
  userId: string,
  { since, limit }: { since: string; limit: number },
) => {
  const day = sql`coalesce(${listings.closesOn}, ${listings.eventDate})`
  const soonest = sql`least(case when ${isLive} and ${day} >= ${since} then ${day} end, case when ${trackedItems.dueOn} >= ${since} then ${trackedItems.dueOn} end)`
  const rows = await db
    .select({
      kind: listings.kind,
      id: listings.id,
      title: listings.title,
      isLive: listings.isLive,
      dueOn: trackedItems.dueOn,
      revision: trackedItems.revision,
      updatedAt: trackedItems.updatedAt,
      status: trackedItems.status,
    })
    .from(bookmarks)
    .innerJoin(listings, eq(listings.id, bookmarks.listingId))
    .leftJoin(trackedItems, trackerJoin)
    .where(and(eq(bookmarks.userId, userId), notTrashed, sql`${soonest} is not null`))
    .orderBy(asc(soonest), asc(listings.id))
    .limit(limit)
  return rows.map(({ dueOn, revision, updatedAt, status, ...item }) => ({
    ...item,
    /** The user's own due date; `revision` counts its changes. */
    due: dueOn !== null && updatedAt !== null ? { on: dueOn, revision: revision ?? 0, updatedAt } : null,
    isOpen: openStatuses.some((open) => open === (status ?? 'interested')),
  }))
}
