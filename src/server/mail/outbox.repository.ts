import { and, eq, gt, inArray, isNotNull, isNull, lte, max, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { mailOutbox } from '#server/db/schema/mail.ts'
import { users } from '#server/db/schema/users.ts'
import { transact } from '#server/db/transact.ts'
import { addJob } from '#server/jobs/jobs.repository.ts'
import type { MailTopic } from '#shared/contract/mail-settings.ts'
import { bodyText, headerText } from './header-text.ts'

const dayMs = 86_400_000
const daysToDeliver = 3
const daysToKeepSent = 7
const daysToKeepFailed = 14

const mailPriority = 10

export interface OutgoingMail {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** For mail that expires, such as a link. Three days at most. */
  deliverBy?: Date
  /** Time to undo the cause. */
  delayMs?: number
}

/** Mail that its recipient subscribed to. */
export interface OptionalMail extends OutgoingMail {
  userId: string
  topic: MailTopic
  /** The idempotency key. */
  uniqueKey: string
  unsubscribeUrl: string
}

export type OutboxMail = Omit<
  typeof mailOutbox.$inferSelect,
  'sentAt' | 'failedAt' | 'lastError' | 'uniqueKey'
>

/**
 * Sanitizes hostile text instead of refusing it: a strange name must not block a registration. Returns the id, or null when an
 * optional mail with the same key is stored already.
 */
export async function enqueue(db: Queryable, mail: OutgoingMail | OptionalMail, now: Date) {
  const { to, deliverBy, delayMs, ...content } = mail
  const latest = new Date(now.getTime() + daysToDeliver * dayMs)
  const [row] = await db
    .insert(mailOutbox)
    .values({
      ...content,
      toAddress: headerText(to, 320),
      subject: headerText(content.subject),
      text: bodyText(content.text),
      html: bodyText(content.html),
      createdAt: now,
      deliverBy: deliverBy && deliverBy < latest ? deliverBy : latest,
    })
    .onConflictDoNothing({ target: mailOutbox.uniqueKey })
    .returning({ id: mailOutbox.id })
  if (!row) return null
  await addSendJob(db, row.id, delayMs)
  return row.id
}

export async function countRecent(db: Queryable, to: string, kind: string, since: Date) {
  const [row] = await db
    .select({
      resets: sql<number>`count(*) filter (where ${mailOutbox.kind} = ${kind})::int`,
      others: sql<number>`count(*) filter (where ${mailOutbox.kind} <> ${kind})::int`,
    })
    .from(mailOutbox)
    .where(and(sql`lower(${mailOutbox.toAddress}) = lower(${to})`, gt(mailOutbox.createdAt, since)))
  return row ?? { resets: 0, others: 0 }
}

export async function isConfirmedAddress(db: Queryable, email: string): Promise<boolean> {
  const isConfirmed = and(sql`lower(${users.email}) = lower(${email})`, isNotNull(users.emailVerifiedAt))
  return (await db.$count(users, isConfirmed)) > 0
}

/** The job then finds no mail. A mail in flight still arrives. False if it was sent before. */
export async function withdraw(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(mailOutbox).where(isPending(id))
  return rowCount === 1
}

export const findPending = (db: Queryable, id: number): Promise<OutboxMail | null> =>
  firstRow(db.select().from(mailOutbox).where(isPending(id)))

/** False if an earlier attempt has no recorded result. */
export async function claimAttempt(db: Queryable, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(mailOutbox)
    .set({ attemptedAt: now })
    .where(and(isPending(id), isNull(mailOutbox.attemptedAt)))
  return rowCount === 1
}

/** Clears the bodies, which contain links. */
export async function markSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, failedAt: null, lastError: null, text: '', html: '', unsubscribeUrl: null })
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
}

export async function markFailed(db: Queryable, id: number, now: Date, error: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failedAt: now, lastError: headerText(error, 500) })
    .where(isPending(id))
}

export async function retryLater(db: Queryable, id: number, delayMs: number, error: string): Promise<void> {
  await transact(db, async (db) => {
    await db
      .update(mailOutbox)
      .set({ lastError: headerText(error, 500), attemptedAt: null })
      .where(isPending(id))
    await addSendJob(db, id, delayMs)
  })
}

/**
 * Adds a job for every pending mail without one, also if its worker died: graphile-worker itself waits four hours.
 * `seconds` must exceed the time of one attempt.
 */
export async function requeueAbandoned(db: Queryable, seconds = 180): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(
      'send-mail',
      payload => json_build_object('mailId', ${mailOutbox.id}),
      job_key => 'mail:' || ${mailOutbox.id},
      priority => ${mailPriority}
    )
    from ${mailOutbox}
    where ${mailOutbox.sentAt} is null and ${mailOutbox.failedAt} is null and not exists (
      select from graphile_worker.jobs
      where jobs.key = 'mail:' || ${mailOutbox.id} and jobs.attempts < jobs.max_attempts
        and (jobs.locked_at is null or jobs.locked_at > now() - make_interval(secs => ${seconds}))
    )`)
}

export async function mailCounts(db: Queryable): Promise<{ waiting: number; failed: number }> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${mailOutbox.failedAt} is null)::int`,
      failed: sql<number>`count(*) filter (where ${mailOutbox.failedAt} is not null)::int`,
    })
    .from(mailOutbox)
    .where(isNull(mailOutbox.sentAt))
  return row ?? { waiting: 0, failed: 0 }
}

export async function lastMailSentAt(db: Queryable): Promise<Date | null> {
  const [row] = await db.select({ at: max(mailOutbox.sentAt) }).from(mailOutbox)
  return row?.at ?? null
}

/** In batches, so that locks stay short. */
export async function prune(db: Queryable, now: Date, batch = 1_000): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs)
  const isOver = or(
    lte(mailOutbox.sentAt, before(daysToKeepSent)),
    lte(mailOutbox.failedAt, before(daysToKeepFailed)),
  )
  const ids = db.select({ id: mailOutbox.id }).from(mailOutbox).where(isOver).limit(batch)
  while ((await db.delete(mailOutbox).where(inArray(mailOutbox.id, ids))).rowCount === batch);
}

const addSendJob = (db: Queryable, mailId: number, delayMs = 0) =>
  addJob(db, 'send-mail', { mailId }, { key: `mail:${mailId}`, delayMs, priority: mailPriority })

const isPending = (id: number) =>
  and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt))
