import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { mailOutbox } from '#server/db/schema/mail.ts'
import { users } from '#server/db/schema/users.ts'
import { eventTimeZone } from '#shared/rules/event-time.ts'

/** The outbox retains sent mail for a week, so it shows whether the digest of a day was sent. */
export const wasDigestSentOn = async (db: Queryable, day: string): Promise<boolean> => {
  const createdOn = sql`(${mailOutbox.createdAt} at time zone ${eventTimeZone})::date`
  const rows = await db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.kind, 'moderation-digest'), sql`${createdOn} = ${day}`))
    .limit(1)
  return rows.length > 0
}

export const findDigestRecipients = (db: Queryable): Promise<{ email: string; firstName: string | null }[]> =>
  db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.wantsDigest, true)))
    .orderBy(asc(users.id))
