import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

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
  },
  (table) => [
    index('mail_outbox_pending')
      .on(table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('mail_outbox_ended')
      .on(sql`coalesce(${table.sentAt}, ${table.failedAt})`)
      .where(sql`${table.sentAt} is not null or ${table.failedAt} is not null`),
    index('mail_outbox_address').on(sql`lower(${table.toAddress})`, table.createdAt),
    check('mail_outbox_one_end', sql`${table.sentAt} is null or ${table.failedAt} is null`),
  ],
)
