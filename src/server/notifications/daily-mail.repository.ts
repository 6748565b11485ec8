import { and, asc, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { mailSettings } from '#server/db/schema/mail.ts'
import { notifications } from '#server/db/schema/tracker.ts'
import { eventTimeZone } from '#shared/rules/event-time.ts'
import { type StoredNotification, selectNotifications } from './notifications.repository.ts'

/**
 * Notifications that are neither read nor mailed, oldest first. Changes after the user's hour wait for the next day; a
 * reminder would come too late.
 */
export const findUnmailed = async (
  db: Queryable,
  userIds: string[],
  { day, since, limit }: { day: string; since: Date; limit: number },
): Promise<Map<string, StoredNotification[]>> => {
  if (userIds.length === 0) return new Map()
  const hour = sql`(select ${mailSettings.hour} from ${mailSettings} where ${mailSettings.userId} = ${notifications.userId})`
  const cutoff = sql`((${day}::date + make_interval(hours => ${hour})) at time zone ${eventTimeZone})`
  const rows = await selectNotifications(db)
    .where(
      and(
        inArray(notifications.userId, userIds),
        isNull(notifications.mailedAt),
        isNull(notifications.readAt),
        gt(notifications.createdAt, since),
        or(ne(notifications.kind, 'change'), sql`${notifications.createdAt} <= ${cutoff}`),
      ),
    )
    .orderBy(asc(notifications.userId), asc(notifications.id))
    .limit(limit)
  const byUser = new Map<string, StoredNotification[]>()
  for (const row of rows) byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row])
  return byUser
}

export const markMailed = async (db: Queryable, ids: number[], now: Date): Promise<void> => {
  await db.update(notifications).set({ mailedAt: now }).where(inArray(notifications.id, ids))
}
