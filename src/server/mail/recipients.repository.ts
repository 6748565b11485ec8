import { and, arrayContains, asc, eq, gt, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { mailOutbox, mailSettings } from '#server/db/schema/mail.ts'
import { users } from '#server/db/schema/users.ts'
import { isOnAtFirst, type MailTopic } from '#shared/contract/mail-settings.ts'
import type { OutboxMail } from './outbox.repository.ts'

/** Whether a person gets optional mail at all: a confirmed address, no bounce, not suspended; needs `users` and `mail_settings` in the query. */
const canReceive = (): SQL | undefined =>
  and(isNotNull(users.emailVerifiedAt), isNull(users.suspendedAt), notBounced)

/** Whether a person chose the topic, or left it on; needs `mail_settings` in the query, which not everyone has. */
const wants = (topic: MailTopic): SQL =>
  isOnAtFirst(topic)
    ? sql`not coalesce(${mailSettings.declinedTopics} @> array[${topic}]::text[], false)`
    : arrayContains(mailSettings.topics, [topic])

/** A changed address has not refused anything yet. */
export const notBounced = or(
  sql`${mailSettings.bouncedAddress} is null`,
  sql`lower(${mailSettings.bouncedAddress}) <> lower(${users.email})`,
)

/** The key of the one mail of a topic to a person on a day. */
export const dailyMailKey = (topic: MailTopic, userId: string, day: string): string =>
  `${topic}:${userId}:${day}`

export type MailRecipient = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName'>

interface DueRecipients {
  topic: MailTopic
  /** In California. */
  day: string
  hour: number
  /** Who has something to be told; about `users`. */
  where?: SQL | undefined
  batchSize: number
}

/** Everyone who wants the topic, whose hour has come and who has no mail of it today, in batches by their ids. */
export async function* findDueRecipients(
  db: Queryable,
  { topic, day, hour, where, batchSize }: DueRecipients,
): AsyncGenerator<MailRecipient[]> {
  const key = sql`${`${topic}:`} || ${users.id} || ${`:${day}`}`
  const isMailed = sql`exists (select from ${mailOutbox} where ${mailOutbox.uniqueKey} = ${key})`
  const isTheirHour = sql`coalesce(${mailSettings.hour}, 7) <= ${hour}`
  for (let after: string | undefined; ; ) {
    const isNext = after === undefined ? undefined : gt(users.id, after)
    const people = await db
      .select({ id: users.id, email: users.email, firstName: users.firstName })
      .from(users)
      .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
      .where(and(wants(topic), isTheirHour, canReceive(), where, not(isMailed), isNext))
      .orderBy(asc(users.id))
      .limit(batchSize)
    if (people.length === 0) return
    yield people
    after = people.at(-1)?.id
  }
}

/** False once the person turned the topic off, changed the address or can no longer receive mail. */
export async function isStillWanted(db: Queryable, mail: OutboxMail): Promise<boolean> {
  if (mail.topic === null || mail.userId === null) return true
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
    .where(and(eq(users.id, mail.userId), eq(users.email, mail.toAddress), wants(mail.topic), canReceive()))
  return rows.length > 0
}

/** Stops optional mail to an address that refused a mail for good. */
export async function recordBounce(db: Queryable, address: string, now: Date): Promise<void> {
  const bounce = { bouncedAddress: address, bouncedAt: now }
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = lower(${address})`)
    .for('key share')
  if (!user) return
  await db
    .insert(mailSettings)
    .values({ userId: user.id, ...bounce })
    .onConflictDoUpdate({ target: mailSettings.userId, set: bounce })
}
