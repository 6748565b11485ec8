import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { trackedItems } from '#server/db/schema/tracker.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { ChecklistItem, TrackerStatus } from '#shared/contract/tracker.ts'

const bookmarkOf = (userId: string, listingId: number) =>
  and(eq(bookmarks.userId, userId), eq(bookmarks.listingId, listingId))

export const isBookmarked = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.$count(bookmarks, bookmarkOf(userId, listingId))) > 0

export const findSavedIds = async (db: Queryable, userId: string): Promise<number[]> => {
  const saved = await db
    .select({ listingId: bookmarks.listingId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, userId))
    .orderBy(bookmarks.listingId)
  return saved.map(({ listingId }) => listingId)
}

export const insertBookmark = async (db: Queryable, userId: string, listingId: number, now: Date) => {
  await db.insert(bookmarks).values({ userId, listingId, createdAt: now })
}

export const deleteBookmark = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.delete(bookmarks).where(bookmarkOf(userId, listingId))).rowCount === 1

/** Items without a row have never been changed. */
export const trackerJoin = and(
  eq(trackedItems.userId, bookmarks.userId),
  eq(trackedItems.listingId, bookmarks.listingId),
)
const trackerColumns = {
  status: sql<TrackerStatus>`coalesce(${trackedItems.status}, 'interested')`,
  note: trackedItems.note,
  dueOn: trackedItems.dueOn,
  checklist: sql<ChecklistItem[]>`coalesce(${trackedItems.checklist}, '[]')`,
}

const isShown = (userId: string, status?: TrackerStatus) =>
  and(
    eq(bookmarks.userId, userId),
    notTrashed,
    status === undefined ? undefined : eq(trackerColumns.status, status),
  )

/** Newest first, or by deadline; items without an upcoming deadline come last. */
export const findBookmarks = async (
  db: Queryable,
  userId: string,
  page: {
    limit: number
    offset: number
    sortBy: 'createdAt' | 'deadline'
    status?: TrackerStatus | undefined
    today: string
  },
) => {
  const newest = [desc(bookmarks.createdAt), desc(bookmarks.id)]
  const due = sql`coalesce(${listings.closesOn}, ${listings.eventDate})`
  const byDeadline = [
    sql`(${due} is not null and ${due} >= ${page.today}) desc`,
    sql`case when ${due} >= ${page.today} then ${due} end asc nulls last`,
  ]
  return db
    .select({
      id: bookmarks.id,
      listingId: bookmarks.listingId,
      kind: listings.kind,
      createdAt: bookmarks.createdAt,
      ...trackerColumns,
    })
    .from(bookmarks)
    .innerJoin(listings, eq(listings.id, bookmarks.listingId))
    .leftJoin(trackedItems, trackerJoin)
    .where(isShown(userId, page.status))
    .orderBy(...(page.sortBy === 'deadline' ? byDeadline : []), ...newest)
    .limit(page.limit)
    .offset(page.offset)
}

/** Statuses without items are omitted. */
export const countBookmarks = async (db: Queryable, userId: string) =>
  db
    .select({ status: trackerColumns.status, total: count() })
    .from(bookmarks)
    .innerJoin(listings, eq(listings.id, bookmarks.listingId))
    .leftJoin(trackedItems, trackerJoin)
    .where(isShown(userId))
    .groupBy(trackerColumns.status)
