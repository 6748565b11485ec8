import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { users } from './users.ts'

/** `sid` is a keyed hash of what the cookie holds: a copy of this table signs nobody in. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb().notNull(),
    createdAt,
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expire').on(table.expire)],
)

/** Single-use links sent by mail; only a hash of the token is kept. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verify-email' | 'reset-password'>().notNull(),
    email: text().notNull(),
    createdAt,
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('account_tokens_user').on(table.userId),
    check('account_tokens_purpose_known', sql`${table.purpose} in ('verify-email', 'reset-password')`),
  ],
)
