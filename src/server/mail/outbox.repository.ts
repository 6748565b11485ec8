import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/schema/mail.ts'
import { bodyText, headerText } from './header-text.ts'

const day = 86_400_000
const daysToDeliver = 3
const daysToKeepSent = 7
const daysToKeepFailed = 14

export interface OutgoingMail {
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** For mail that is of no use later, such as a link that is good for an hour. Three days at most. */
  deliverBy?: Date
  /** For mail about something that can still be taken back. */
  notBefore?: Date
}

/** A mail that a worker has taken. `attempts` is its ticket: whoever takes the mail later holds a higher one. */
export type OutboxMail = Pick<
  typeof mailOutbox.$inferSelect,
  | 'id'
  | 'messageKey'
  | 'kind'
  | 'toAddress'
  | 'subject'
  | 'text'
  | 'html'
  | 'createdAt'
  | 'deliverBy'
  | 'attempts'
>

/**
 * Called in the transaction of what the mail announces. It makes hostile text fit instead of refusing it: a strange
 * name may cost a mail its beauty, never a person their registration.
 */
export async function enqueue(db: Queryable, mail: OutgoingMail, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + daysToDeliver * day)
  const [row] = await db
    .insert(mailOutbox)
    .values({
      kind: mail.kind,
      toAddress: headerText(mail.to, 320),
      subject: headerText(mail.subject),
      text: bodyText(mail.text),
      html: bodyText(mail.html),
      createdAt: now,
      nextAttemptAt: mail.notBefore ?? now,
      deliverBy: mail.deliverBy && mail.deliverBy < latest ? mail.deliverBy : latest,
    })
    .returning({ id: mailOutbox.id })
  if (!row) throw new Error('The outbox did not return the row it stored.')
  return row.id
}

/** Removes a mail that no worker has taken yet; one that is on its way stays. */
export async function withdraw(db: Queryable, id: number): Promise<void> {
  await db.delete(mailOutbox).where(and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, 0), isPending))
}

/** Takes due mail for one worker until `lockedUntil`; other workers step over it, and over rows being taken. */
export async function claim(
  db: Queryable,
  { limit, now, lockedUntil }: { limit: number; now: Date; lockedUntil: Date },
): Promise<OutboxMail[]> {
  const due = db.$with('due').as(
    db
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(
        and(
          isPending,
          lte(mailOutbox.nextAttemptAt, now),
          or(isNull(mailOutbox.lockedUntil), lte(mailOutbox.lockedUntil, now)),
        ),
      )
      .orderBy(asc(mailOutbox.nextAttemptAt), asc(mailOutbox.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(mailOutbox)
    .set({ lockedUntil, attempts: sql`${mailOutbox.attempts} + 1` })
    .where(inArray(mailOutbox.id, db.select({ id: due.id }).from(due)))
    .returning({
      id: mailOutbox.id,
      messageKey: mailOutbox.messageKey,
      kind: mailOutbox.kind,
      toAddress: mailOutbox.toAddress,
      subject: mailOutbox.subject,
      text: mailOutbox.text,
      html: mailOutbox.html,
      createdAt: mailOutbox.createdAt,
      deliverBy: mailOutbox.deliverBy,
      attempts: mailOutbox.attempts,
    })
}

/** Holds whoever has the mail by now: sent is sent, and the links in its bodies are nobody's business any more. */
export async function markSent(db: Queryable, id: number, now: Date): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ sentAt: now, failedAt: null, lockedUntil: null, lastError: null, text: '', html: '' })
    .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
}

export async function markRetry(
  db: Queryable,
  mail: Ticket,
  { nextAttemptAt, error }: { nextAttemptAt: Date; error: string },
): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ nextAttemptAt, lockedUntil: null, lastError: headerText(error, 500) })
    .where(isHeldBy(mail))
}

export async function markFailed(db: Queryable, mail: Ticket, now: Date, error: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ failedAt: now, lockedUntil: null, lastError: headerText(error, 500) })
    .where(isHeldBy(mail))
}

/** Gives a mail back untried, for the next worker to take at once. */
export async function release(db: Queryable, mail: Ticket): Promise<void> {
  await db.update(mailOutbox).set({ lockedUntil: null }).where(isHeldBy(mail))
}

/** Deletes what is past its keeping; in small bites, so that no bite holds up the rest of the site. */
export async function prune(db: Queryable, now: Date, bite = 1_000): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const isOver = or(
    lte(mailOutbox.sentAt, before(daysToKeepSent)),
    lte(mailOutbox.failedAt, before(daysToKeepFailed)),
  )
  let total = 0
  for (;;) {
    const ids = db.select({ id: mailOutbox.id }).from(mailOutbox).where(isOver).limit(bite)
    const gone = await db
      .delete(mailOutbox)
      .where(inArray(mailOutbox.id, ids))
      .returning({ id: mailOutbox.id })
    total += gone.length
    if (gone.length < bite) return total
  }
}

type Ticket = Pick<OutboxMail, 'id' | 'attempts'>

const isPending = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.failedAt))

/** A worker that outlived its lease must not undo what the next one has done. */
const isHeldBy = ({ id, attempts }: Ticket) =>
  and(eq(mailOutbox.id, id), eq(mailOutbox.attempts, attempts), isPending)
