import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import type { Notification, Notifications } from '#shared/contract/notifications.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { notificationText } from './notification-text.ts'
import { countUnread, findLatest, markRead, type StoredNotification } from './notifications.repository.ts'

export type NotificationService = ReturnType<typeof createNotificationService>

export const createNotificationService = ({ db, clock }: { db: Db; clock: () => Date }) => ({
  async list({ userId }: Actor, limit: number): Promise<Notifications> {
    const today = pacificDay(clock())
    const [unread, latest] = await Promise.all([
      countUnread(db, userId),
      limit === 0 ? [] : findLatest(db, userId, limit),
    ])
    return { unread, items: latest.map((one) => present(one, today)) }
  },

  /** Without ids, all of them. Returns the unread count. */
  async read({ userId }: Actor, ids: number[] | undefined): Promise<number> {
    await markRead(db, userId, ids, clock())
    return countUnread(db, userId)
  },
})

const present = (stored: StoredNotification, today: string): Notification => ({
  id: stored.id,
  kind: stored.kind,
  message: notificationText(stored, today),
  listingType: stored.listingType,
  listingId: stored.listingId,
  title: stored.title,
  isAvailable: stored.isLive,
  isRead: stored.readAt !== null,
  createdAt: stored.createdAt.toISOString(),
})
