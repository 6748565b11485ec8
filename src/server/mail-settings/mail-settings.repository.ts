import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { mailSettings } from '#server/db/schema/mail.ts'
import { users } from '#server/db/schema/users.ts'
import { notBounced } from '#server/mail/recipients.repository.ts'
import { isOnByDefault, type MailTopic } from '#shared/contract/mail-settings.ts'

export const findMailSettings = (db: Queryable, userId: string) =>
  firstRow(
    db
      .select({
        topics: sql<MailTopic[]>`coalesce(${mailSettings.topics}, '{}')`,
        declinedTopics: sql<MailTopic[]>`coalesce(${mailSettings.declinedTopics}, '{}')`,
        hour: sql<number>`coalesce(${mailSettings.hour}, 7)`,
        isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
        isBounced: sql<boolean>`not (${notBounced})`,
      })
      .from(users)
      .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
      .where(eq(users.id, userId)),
  )

interface MailSettingsChanges {
  on: MailTopic[]
  off: MailTopic[]
  hour?: number | undefined
}

/** One statement, so that two tabs that switch different topics both succeed. */
export const changeMailSettings = async (
  db: Queryable,
  userId: string,
  { on, off, hour }: MailSettingsChanges,
): Promise<void> => {
  const declined = off.filter(isOnByDefault)
  const topics = mergedTopics(mailSettings.topics, on, off)
  const declinedTopics = mergedTopics(mailSettings.declinedTopics, declined, on)
  await db
    .insert(mailSettings)
    .values({ userId, topics: on, declinedTopics: declined, hour })
    .onConflictDoUpdate({ target: mailSettings.userId, set: { topics, declinedTopics, hour } })
}

const mergedTopics = (column: PgColumn, added: MailTopic[], removed: MailTopic[]) => sql`array(
  select distinct topic from unnest(${column} || ${sql.param(added)}::text[]) as topic
  where topic <> all (${sql.param(removed)}::text[]) order by topic
)`

export const clearBounce = async (db: Queryable, userId: string): Promise<void> => {
  await db
    .update(mailSettings)
    .set({ bouncedAddress: null, bouncedAt: null })
    .where(eq(mailSettings.userId, userId))
}
