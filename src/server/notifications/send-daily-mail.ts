import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { findDueRecipients, type MailRecipient } from '#server/mail/recipients.repository.ts'
import { remindersMail } from '#server/mail/templates/reminders-mail.ts'
import type { TopicMailer } from '#server/mail-settings/topic-mailer.ts'
import { viewPath } from '#shared/listings/view-path.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { pacificHour } from '#shared/rules/pacific-hour.ts'
import { findUnmailed, markMailed } from './daily-mail.repository.ts'
import { notificationText } from './notification-text.ts'
import type { StoredNotification } from './notifications.repository.ts'

interface DailyMailDeps {
  db: Db
  clock: () => Date
  topicMailer: TopicMailer
  signal: AbortSignal
}

const topic = 'reminders'
const dayMs = 86_400_000
/** Older notifications are outdated, or precede the subscription. */
const daysBack = 2
const maxPerPerson = 100
const batchSize = 200

/** Enqueues one mail a day for each subscriber with notifications, at the chosen hour. */
export async function sendDailyMail({ db, clock, topicMailer, signal }: DailyMailDeps): Promise<void> {
  const now = clock()
  const [day, hour] = [pacificDay(now), pacificHour(now)]
  const since = new Date(now.getTime() - daysBack * dayMs)
  for await (const people of findDueRecipients(db, { topic, day, hour, batchSize })) {
    if (signal.aborted) break
    const ids = people.map(({ id }) => id)
    const notifications = await findUnmailed(db, ids, { day, since, limit: batchSize * maxPerPerson })
    for (const person of people) await enqueueMail(person, notifications.get(person.id) ?? [])
  }

  async function enqueueMail(to: MailRecipient, notifications: StoredNotification[]): Promise<void> {
    if (notifications.length === 0) return
    await transact(db, async (db) => {
      const ids = notifications.map(({ id }) => id)
      await markMailed(db, ids, now)
      await topicMailer.enqueue(db, {
        topic,
        to,
        day,
        content: (site, to) => remindersMail(site, { ...to, ...grouped(notifications, day) }),
        deliverBy: new Date(now.getTime() + dayMs),
      })
    })
  }
}

const grouped = (notifications: StoredNotification[], today: string) => {
  const linkOf = (notification: StoredNotification) => {
    const { title, isLive, listingType, listingId } = notification
    const path = isLive ? viewPath(listingType, listingId) : '/bookmarks'
    return { label: title, note: notificationText(notification, today), path }
  }
  return {
    reminders: notifications.filter(({ kind }) => kind !== 'change').map(linkOf),
    changes: notifications.filter(({ kind }) => kind === 'change').map(linkOf),
  }
}
