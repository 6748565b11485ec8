import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { MailTopic } from '#shared/contract/mail-settings.ts'
import { createdAt } from './columns.ts'
import { userId } from './references.ts'
import { users } from './users.ts'

/**
 * The outbox; a background job per row sends it. Retention is short, since rows hold personal data and single-use
 * links: bodies are cleared when sent, rows are deleted a week later, failed mails keep their bodies for two weeks.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** For the Message-ID: row ids restart at 1 in a new database. */
    messageKey: uuid().notNull().defaultRandom(),
    kind: text().notNull(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt,
    /** A failed attempt after this time is the last one. */
    deliverBy: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    failedAt: timestamp({ withTimezone: true }),
    lastError: text(),
    /** The columns below are for optional mail, by topic. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    topic: text().$type<MailTopic>(),
    /** Identifies the content of the mail, to prevent duplicates. */
    uniqueKey: text(),
    unsubscribeUrl: text(),
    /** Set before an attempt and cleared after a failed one: a process that died in between may have sent it. */
    attemptedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('mail_outbox_pending')
      .on(table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('mail_outbox_ended')
      .on(sql`coalesce(${table.sentAt}, ${table.failedAt})`)
      .where(sql`${table.sentAt} is not null or ${table.failedAt} is not null`),
    index('mail_outbox_address').on(sql`lower(${table.toAddress})`, table.createdAt),
    unique('mail_outbox_unique_key').on(table.uniqueKey),
    index('mail_outbox_user').on(table.userId).where(sql`${table.userId} is not null`),
    check('mail_outbox_one_end', sql`${table.sentAt} is null or ${table.failedAt} is null`),
  ],
)

/** A user's choice of optional mail, and whether the address bounces. No row means defaults. */
export const mailSettings = pgTable(
  'mail_settings',
  {
    userId: userId().primaryKey(),
    topics: text().array().$type<MailTopic[]>().notNull().default([]),
    /** Topics on by default that the user turned off. */
    declinedTopics: text().array().$type<MailTopic[]>().notNull().default([]),
    /** The hour in California from which the daily mail goes out. */
    hour: smallint().notNull().default(7),
    /** The address of a permanent bounce, and its time. */
    bouncedAddress: text(),
    bouncedAt: timestamp({ withTimezone: true }),
  },
  (table) => [check('mail_settings_hour_range', sql`${table.hour} between 0 and 23`)],
)
