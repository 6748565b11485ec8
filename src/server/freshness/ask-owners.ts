import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { confirmationMs } from '#server/listings/checked-at.ts'
import { findDueRecipients, type MailRecipient } from '#server/mail/recipients.repository.ts'
import { stillRightMail } from '#server/mail/templates/still-right-mail.ts'
import type { TopicMailer } from '#server/mail-settings/topic-mailer.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { pacificHour } from '#shared/rules/pacific-hour.ts'
import { hasListingsToAskAbout, markAsked } from './freshness.repository.ts'
import { stillRightToken } from './still-right-token.ts'

const topic = 'listings'
const halfYearMs = 182 * 24 * 3_600_000
const ownersPerBatch = 100
/** The next mail asks about the others. */
const listingsPerMail = 50

interface Deps {
  db: Db
  clock: () => Date
  topicMailer: TopicMailer
  sessionSecret: string
  signal: AbortSignal
}

/**
 * Sends each owner one mail every half-year, about all of their live listings that were not confirmed in the last three months.
 * Runs every hour. The listings are marked in the transaction that stores the mail, so that an interrupted run can continue without
 * sending a mail twice.
 */
export async function askOwners({ db, clock, topicMailer, sessionSecret, signal }: Deps): Promise<void> {
  const now = clock()
  const today = pacificDay(now)
  const askedBefore = new Date(now.getTime() - halfYearMs)
  const checkedBefore = new Date(now.getTime() - confirmationMs)

  const ask = (to: MailRecipient) =>
    transact(db, async (db) => {
      const owner = { userId: to.id, askedAt: now }
      const asked = await markAsked(db, { owner, today, checkedBefore, askedBefore, limit: listingsPerMail })
      if (asked.length === 0) return
      const listings = asked.map(({ id, kind, title }) => ({
        label: title,
        note: kindOf(kind).names.label,
        path: `/my-listings?edit=${kind}-${id}`,
      }))
      const confirmPath = `/still-right#token=${stillRightToken(sessionSecret, owner)}`
      await topicMailer.enqueue(db, {
        topic,
        to,
        day: today,
        content: (site, to) => stillRightMail(site, { ...to, listings, confirmPath }),
      })
    })

  const where = hasListingsToAskAbout(today, askedBefore)
  const due = { topic, day: today, hour: pacificHour(now), where, batchSize: ownersPerBatch } as const
  for await (const owners of findDueRecipients(db, due))
    for (const owner of owners) {
      if (signal.aborted) return
      await ask(owner)
    }
}
