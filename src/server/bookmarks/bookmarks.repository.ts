import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { Kind } from '#shared/listings/kinds.ts'

const theirs = (userId: string, listingId: number) =>
  and(eq(bookmarks.userId, userId), eq(bookmarks.listingId, listingId))

export const isBookmarked = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.select({ id: bookmarks.id }).from(bookmarks).where(theirs(userId, listingId))).length > 0

export const insertBookmark = async (
  db: Queryable,
  userId: string,
  listingId: number,
  now: Date,
): Promise<void> => {
  await db.insert(bookmarks).values({ userId, listingId, createdAt: now })
}

/** True when there was one to remove. */
export const deleteBookmark = async (db: Queryable, userId: string, listingId: number): Promise<boolean> =>
  (await db.delete(bookmarks).where(theirs(userId, listingId)).returning({ id: bookmarks.id })).length > 0

export interface StoredBookmark {
  id: number
  listingId: number
  kind: Kind
  createdAt: Date
}

/** The last saved first, or those whose deadline comes first; what has no deadline, or a past one, at the end. */
export const findBookmarks = async (
  db: Queryable,
  userId: string,
  page: { limit: number; offset: number; sortBy: 'createdAt' | 'deadline'; today: string },
): Promise<StoredBookmark[]> => {
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
    })
    .from(bookmarks)
    .innerJoin(listings, eq(listings.id, bookmarks.listingId))
    .where(and(eq(bookmarks.userId, userId), notTrashed))
    .orderBy(...(page.sortBy === 'deadline' ? byDeadline : []), ...newest)
    .limit(page.limit)
    .offset(page.offset)
}

export const countBookmarks = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(bookmarks)
    .innerJoin(listings, eq(listings.id, bookmarks.listingId))
    .where(and(eq(bookmarks.userId, userId), notTrashed))
  return row?.total ?? 0
}
