import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { MailSite } from '#server/mail/templates/mail-site.ts'
import { moderationDigest } from '#server/mail/templates/moderation-digest.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { findDigestReaders, lockDigest, wasDigestSentSince } from './digest.repository.ts'
import { countOpenReports, findWaiting } from './overview.repository.ts'

const minute = 60_000
const day = 86_400_000
/** In California, where the moderators are; earlier in the day no mail is sent. */
const earliestHour = 8

interface DigestDeps {
  db: Db
  clock: () => Date
  mailer: Pick<Mailer, 'enqueue' | 'nudge'>
  site: MailSite
}

/**
 * Mails every admin who wants it what waits, at most once a day. Any number of processes may call it at any time: one
 * of them finds that today's digest has not been sent, and sends it. Answers how many people were written to.
 */
export async function sendDueDigest({ db, clock, mailer, site }: DigestDeps): Promise<number> {
  const now = clock()
  if (pacificHour(now) < earliestHour) return 0
  const sent = await transact(db, async (db) => {
    await lockDigest(db)
    if (await wasDigestSentSince(db, startOfPacificDay(now))) return 0
    const waiting = await findWaiting(db)
    const reports = await countOpenReports(db)
    if (waiting.total === 0 && reports === 0) return 0
    const readers = await findDigestReaders(db)
    const oldestDays = waiting.oldest ? Math.floor((now.getTime() - waiting.oldest.getTime()) / day) : 0
    for (const { email, firstName } of readers) {
      const content = moderationDigest(site, { firstName, waiting: waiting.total, oldestDays, reports })
      await mailer.enqueue(db, { ...content, to: email, deliverBy: new Date(now.getTime() + day) })
    }
    return readers.length
  })
  if (sent > 0) mailer.nudge()
  return sent
}

interface ScheduleDeps extends DigestDeps {
  logger: { warn(details: object, message: string): void }
  everyMs?: number
}

/** Looks now and then until the returned function is called; a database that is away is asked again next time. */
export function scheduleDigest({ logger, everyMs = 10 * minute, ...deps }: ScheduleDeps): () => void {
  const look = () => {
    sendDueDigest(deps).catch((error) => logger.warn({ err: error }, 'the digest waits for the next look'))
  }
  const timer = setInterval(look, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

const hours = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hour: 'numeric',
  hourCycle: 'h23',
})
const pacificHour = (moment: Date): number => Number(hours.format(moment))

/** Midnight in California, found by going back hour by hour: a day there has 23, 24 or 25 of them. */
const startOfPacificDay = (moment: Date): Date => {
  const today = pacificDay(moment)
  let start = new Date(Math.floor(moment.getTime() / (60 * minute)) * 60 * minute)
  for (;;) {
    const before = new Date(start.getTime() - 60 * minute)
    if (pacificDay(before) !== today) return start
    start = before
  }
}
