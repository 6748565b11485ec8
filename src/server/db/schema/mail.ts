import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/**
 * Mail that waits or was sent; a background job per row sends it. A row holds personal data and single-use links, so its
 * retention is short: the bodies are cleared when the mail is sent, the row is deleted a week later. A mail that was given
 * up keeps its bodies for two weeks, so that an operator who repairs the mail server can still send it.
 */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Makes the Message-ID. The id would not do: ids start again at 1 in a new database. */
    messageKey: uuid().notNull().defaultRandom(),
    kind: text().notNull(),
    toAddress: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    createdAt,
    /** After this moment a failed attempt is the last one. */
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
