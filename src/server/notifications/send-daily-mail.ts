import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { findDueRecipients, type MailRecipient } from '#server/mail/recipients.repository.ts'
import { remindersMail } from '#server/mail/templates/reminders-mail.ts'
import type { TopicMailer } from '#server/mail-settings/topic-mailer.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { pacificHour } from '#shared/rules/pacific-hour.ts'
import { findUnmailed, markMailed } from './daily-mail.repository.ts'
import { notificationWords } from './notification-words.ts'
import type { StoredNotification } from './notifications.repository.ts'

interface DailyMailDeps {
  db: Db
  clock: () => Date
  topicMailer: TopicMailer
  signal: AbortSignal
}

const topic = 'reminders'
const dayMs = 86_400_000
/** What is older than this was missed by days, or told before the topic was chosen. */
const daysBack = 2
const maxPerPerson = 100
const batchSize = 200

/** Writes the one mail of the day to everyone whose hour has come and who has something to be told. */
export async function sendDailyMail({ db, clock, topicMailer, signal }: DailyMailDeps): Promise<number> {
  const now = clock()
  const [day, hour] = [pacificDay(now), pacificHour(now)]
  const since = new Date(now.getTime() - daysBack * dayMs)
  let sent = 0
  for await (const people of findDueRecipients(db, { topic, day, hour, batchSize })) {
    if (signal.aborted) break
    const ids = people.map(({ id }) => id)
    const news = await findUnmailed(db, ids, { day, since, limit: batchSize * maxPerPerson })
    for (const person of people) sent += await write(person, news.get(person.id) ?? [])
  }
  return sent

  async function write(to: MailRecipient, news: StoredNotification[]): Promise<number> {
    if (news.length === 0) return 0
    const isNew = await transact(db, async (db) => {
      const ids = news.map(({ id }) => id)
      await markMailed(db, ids, now)
      return topicMailer.enqueue(db, {
        topic,
        to,
        day,
        content: (site, to) => remindersMail(site, { ...to, ...grouped(news, day) }),
        deliverBy: new Date(now.getTime() + dayMs),
      })
    })
    return isNew ? 1 : 0
  }
}

const grouped = (news: StoredNotification[], today: string) => {
  const lineOf = (one: StoredNotification) => ({
    label: one.title,
    note: notificationWords(one, today),
    path: one.isLive
      ? `/${kindOf(one.listingType).names.path}?view=${one.listingType}-${one.listingId}`
      : '/bookmarks',
  })
  return {
    reminders: news.filter(({ kind }) => kind !== 'change').map(lineOf),
    changes: news.filter(({ kind }) => kind === 'change').map(lineOf),
  }
}
