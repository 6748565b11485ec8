import { and, asc, eq, gte } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/schema/mail.ts'
import { users } from '#server/db/schema/users.ts'

/** The outbox retains sent mail for a week, so it shows whether today's digest was sent. */
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
