import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { MailSite } from '#server/mail/templates/mail-site.ts'
import { moderationDigest } from '#server/mail/templates/moderation-digest.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { pacificHour } from '#shared/rules/pacific-hour.ts'
import { findDigestRecipients, wasDigestSentOn } from './digest.repository.ts'
import { countOpenReports, findWaiting } from './overview.repository.ts'

const dayMs = 86_400_000
/** In California, where the moderators are. */
const earliestHour = 8

interface DigestDeps {
  db: Db
  clock: () => Date
  mailer: Pick<Mailer, 'enqueue'>
  site: MailSite
}

/** Mails a daily summary of pending items to every subscribed admin, in the first run after 8 a.m. that finds any. */
export async function sendDueDigest({ db, clock, mailer, site }: DigestDeps): Promise<void> {
  const now = clock()
  if (pacificHour(now) < earliestHour) return
  await transact(db, async (db) => {
    if (await wasDigestSentOn(db, pacificDay(now))) return
    const waiting = await findWaiting(db)
    const reports = await countOpenReports(db)
    if (waiting.total === 0 && reports === 0) return
    const recipients = await findDigestRecipients(db)
    const oldestDays = waiting.oldest ? Math.floor((now.getTime() - waiting.oldest.getTime()) / dayMs) : 0
    for (const { email, firstName } of recipients) {
      const content = moderationDigest(site, { firstName, waiting: waiting.total, oldestDays, reports })
      await mailer.enqueue(db, { ...content, to: email, deliverBy: new Date(now.getTime() + dayMs) })
    }
  })
}
