import { and, arrayContains, asc, eq, gt, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { mailOutbox, mailSettings } from '#server/db/schema/mail.ts'
import { users } from '#server/db/schema/users.ts'
import { isOnByDefault, type MailTopic } from '#shared/contract/mail-settings.ts'
import type { OutboxMail } from './outbox.repository.ts'

/** Left-join `mail_settings`: not every user has a row. */
const isSubscribed = (topic: MailTopic): SQL =>
  isOnByDefault(topic)
    ? sql`not coalesce(${mailSettings.declinedTopics} @> array[${topic}]::text[], false)`
    : arrayContains(mailSettings.topics, [topic])

/** A bounce of a previous address does not count. */
export const notBounced = or(
  sql`${mailSettings.bouncedAddress} is null`,
  sql`lower(${mailSettings.bouncedAddress}) <> lower(${users.email})`,
)

const canReceive = and(isNotNull(users.emailVerifiedAt), isNull(users.suspendedAt), notBounced)

/** The idempotency key: one mail per topic, user and day. */
export const dailyMailKey = (topic: MailTopic, userId: string, day: string): string =>
  `${topic}:${userId}:${day}`

export type MailRecipient = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName'>

interface DueRecipients {
  topic: MailTopic
  /** In California. */
  day: string
  hour: number
  /** A condition on `users`. */
  where?: SQL | undefined
  batchSize: number
}

/** Subscribers of the topic whose hour has come and who have no mail of it today, in batches by id. */
export async function* findDueRecipients(
  db: Queryable,
  { topic, day, hour, where, batchSize }: DueRecipients,
): AsyncGenerator<MailRecipient[]> {
  const key = sql`${`${topic}:`} || ${users.id} || ${`:${day}`}`
  const isMailed = sql`exists (select from ${mailOutbox} where ${mailOutbox.uniqueKey} = ${key})`
  const isHourReached = sql`coalesce(${mailSettings.hour}, 7) <= ${hour}`
  for (let cursor: string | undefined; ; ) {
    const isNext = cursor === undefined ? undefined : gt(users.id, cursor)
    const people = await db
      .select({ id: users.id, email: users.email, firstName: users.firstName })
      .from(users)
      .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
      .where(and(isSubscribed(topic), isHourReached, canReceive, where, not(isMailed), isNext))
      .orderBy(asc(users.id))
      .limit(batchSize)
    if (people.length === 0) return
    yield people
    cursor = people.at(-1)?.id
  }
}

/** False once the user turned the topic off, changed the address or can no longer receive mail. */
export async function isStillDeliverable(db: Queryable, mail: OutboxMail): Promise<boolean> {
  if (mail.topic === null || mail.userId === null) return true
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
    .where(
      and(eq(users.id, mail.userId), eq(users.email, mail.toAddress), isSubscribed(mail.topic), canReceive),
    )
  return rows.length > 0
}

/** Stops optional mail to an address that permanently refused a mail. */
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
