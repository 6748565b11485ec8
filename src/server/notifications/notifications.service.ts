import type { Actor } from '#server/actor.ts'
import type { Db } from '#server/db/client.ts'
import type { Notification, Notifications } from '#shared/contract/notifications.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { notificationWords } from './notification-words.ts'
import { countUnread, findLatest, markRead, type StoredNotification } from './notifications.repository.ts'

export interface NotificationService {
  list(actor: Actor, limit: number): Promise<Notifications>
  /** Without ids, all of them. Answers how many are still unread. */
  read(actor: Actor, ids: number[] | undefined): Promise<number>
}

export const createNotificationService = ({
  db,
  clock,
}: {
  db: Db
  clock: () => Date
}): NotificationService => ({
  async list({ userId }, limit) {
    const today = pacificDay(clock())
    const [unread, latest] = await Promise.all([
      countUnread(db, userId),
      limit === 0 ? [] : findLatest(db, userId, limit),
    ])
    return { unread, items: latest.map((one) => present(one, today)) }
  },

  async read({ userId }, ids) {
    await markRead(db, userId, ids, clock())
    return countUnread(db, userId)
  },
})

const present = (stored: StoredNotification, today: string): Notification => ({
  id: stored.id,
  kind: stored.kind,
  message: notificationWords(stored, today),
  listingType: stored.listingType,
  listingId: stored.listingId,
  title: stored.title,
  isAvailable: stored.isLive,
  isRead: stored.readAt !== null,
  createdAt: stored.createdAt.toISOString(),
})
