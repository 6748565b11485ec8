import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Mail that is announced by a transaction and sent after it. A row carries personal data and single-use links, so it
 * is kept as short as it is useful: the bodies go the moment a mail is sent, the row a week later; a mail that was
 * given up keeps its bodies for two weeks, so that an operator who mends the mail server can send it after all.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the message to its receiver. Not the id: those start again at 1 in a new database. */
    messageKey: uuid().notNull().defaultRandom(),
    kind: text().notNull(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt,
    /** After this moment a failed attempt is the last one. */
    deliverBy: timestamp({ withTimezone: true }).notNull(),
    /** Counted when a worker takes the mail, not when it fails: a mail that kills its worker counts too. */
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull(),
    lockedUntil: timestamp({ withTimezone: true }),
    sentAt: timestamp({ withTimezone: true }),
    failedAt: timestamp({ withTimezone: true }),
    lastError: text(),
  },
  (table) => [
    index('mail_outbox_pending')
      .on(table.nextAttemptAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('mail_outbox_ended')
      .on(sql`coalesce(${table.sentAt}, ${table.failedAt})`)
      .where(sql`${table.sentAt} is not null or ${table.failedAt} is not null`),
    check('mail_outbox_attempts_counted', sql`${table.attempts} >= 0`),
    check('mail_outbox_one_end', sql`${table.sentAt} is null or ${table.failedAt} is null`),
  ],
)
