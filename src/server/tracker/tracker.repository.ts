import { and, asc, desc, eq, lte, notExists, sql } from 'drizzle-orm'
import { trackerJoin } from '#server/bookmarks/bookmarks.repository.ts'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { trackedItems } from '#server/db/schema/tracker.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { Tracker, TrackerBody } from '#shared/contract/tracker.ts'

const columns = {
  status: trackedItems.status,
  note: trackedItems.note,
  dueOn: trackedItems.dueOn,
  checklist: trackedItems.checklist,
}

/** The lock blocks a concurrent removal of the bookmark. */
export const lockBookmark = async (db: Queryable, userId: string, listingId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: bookmarks.id })
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, userId), eq(bookmarks.listingId, listingId)))
    .for('key share')
  return rows.length > 0
}

/** One statement, so that two tabs that change different things both succeed. */
export const saveTracker = async (
  db: Queryable,
  { userId, listingId }: { userId: string; listingId: number },
  changes: TrackerBody,
  now: Date,
): Promise<Tracker> => {
  const [saved] = await db
    .insert(trackedItems)
    .values({ userId, listingId, ...changes, updatedAt: now })
    .onConflictDoUpdate({
      target: [trackedItems.userId, trackedItems.listingId],
      set: { ...changes, revision: sql`${trackedItems.revision} + 1`, updatedAt: now },
    })
    .returning(columns)
  if (!saved) throw new Error('The upsert returned no row')
  return saved
}

export type TrackedRow = Awaited<ReturnType<typeof findTracked>>[number]

/** All saved items, newest first. */
export const findTracked = (db: Queryable, userId: string) =>
  db
    .select({
      kind: listings.kind,
      listingId: listings.id,
      title: listings.title,
      organization: listings.organization,
      city: listings.city,
      state: listings.state,
      opensOn: listings.opensOn,
      closesOn: listings.closesOn,
      eventDate: listings.eventDate,
      isLive: listings.isLive,
      savedAt: bookmarks.createdAt,
      ...columns,
    })
    .from(bookmarks)
    .innerJoin(listings, eq(listings.id, bookmarks.listingId))
    .leftJoin(trackedItems, trackerJoin)
    .where(and(eq(bookmarks.userId, userId), notTrashed))
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id))

/** Deletes a batch of items without a bookmark, unless they changed after `before`. */
export const removeOrphaned = async (db: Queryable, before: Date, limit: number): Promise<number> => {
  const isRemoved = notExists(
    db
      .select({ one: sql`1` })
      .from(bookmarks)
      .where(and(eq(bookmarks.userId, trackedItems.userId), eq(bookmarks.listingId, trackedItems.listingId))),
  )
  const due = db
    .select({ userId: trackedItems.userId, listingId: trackedItems.listingId })
    .from(trackedItems)
    .where(and(isRemoved, lte(trackedItems.updatedAt, before)))
    .orderBy(asc(trackedItems.userId))
    .limit(limit)
  const { rowCount } = await db
    .delete(trackedItems)
    .where(sql`(${trackedItems.userId}, ${trackedItems.listingId}) in ${due}`)
  return rowCount ?? 0
}
