import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { notifications } from '#server/db/schema/tracker.ts'

const maxUnread = 100

const isUnreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt))

export type StoredNotification = Awaited<ReturnType<typeof findLatest>>[number]

const shown = {
  id: notifications.id,
  userId: notifications.userId,
  kind: notifications.kind,
  targetOn: notifications.targetOn,
  message: notifications.message,
  listingType: listings.kind,
  listingId: listings.id,
  title: listings.title,
  isLive: listings.isLive,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
}

export const selectNotifications = (db: Queryable) =>
  db.select(shown).from(notifications).innerJoin(listings, eq(listings.id, notifications.listingId))

export const findLatest = async (db: Queryable, userId: string, limit: number) =>
  selectNotifications(db).where(eq(notifications.userId, userId)).orderBy(desc(notifications.id)).limit(limit)

export const countUnread = (db: Queryable, userId: string): Promise<number> => {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isUnreadOf(userId))
    .limit(maxUnread)
    .as('unread')
  return db.$count(unread)
}

/** Ids of other people's notifications are ignored. */
export const markRead = async (
  db: Queryable,
  userId: string,
  ids: number[] | undefined,
  now: Date,
): Promise<void> => {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isUnreadOf(userId), ids === undefined ? undefined : inArray(notifications.id, ids)))
}

/** Removes a batch. Ids grow with time, so the lowest ids are the oldest. */
export const removeOld = async (db: Queryable, before: Date, limit: number): Promise<number> => {
  const oldest = db
    .select({ id: notifications.id, createdAt: notifications.createdAt })
    .from(notifications)
    .orderBy(asc(notifications.id))
    .limit(limit)
    .as('oldest')
  const due = db.select({ id: oldest.id }).from(oldest).where(lt(oldest.createdAt, before))
  const { rowCount } = await db.delete(notifications).where(inArray(notifications.id, due))
  return rowCount ?? 0
}
