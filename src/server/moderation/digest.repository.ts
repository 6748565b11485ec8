import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/schema/mail.ts'
import { users } from '#server/db/schema/users.ts'

/** Whoever holds it sends today's digest or finds that it was sent; other processes wait their turn to find so. */
export const lockDigest = async (db: Tx): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('waymark moderation digest'))`)
}

/** The outbox keeps a sent mail's row for a week, so it also remembers what was sent since this morning. */
export const wasDigestSentSince = async (db: Queryable, moment: Date): Promise<boolean> => {
  const rows = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.kind, 'moderation-digest'), gte(mailOutbox.createdAt, moment)))
    .limit(1)
  return rows.length > 0
}

export const findDigestReaders = (db: Queryable): Promise<{ email: string; firstName: string | null }[]> =>
  db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.wantsDigest, true)))
    .orderBy(asc(users.id))
