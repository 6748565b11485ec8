import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { userId } from './references.ts'
import { users } from './users.ts'

/** `sid` is a keyed hash of the cookie, so a copy of this table opens no session; `id` identifies it in calls. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    id: uuid().notNull().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    sess: jsonb().notNull(),
    /** Browser and operating system, for the list of devices. */
    device: text(),
    createdAt,
    /** When the password was last entered. */
    authenticatedAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    expire: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id').on(table.id),
    index('sessions_user').on(table.userId),
    index('sessions_expire').on(table.expire),
  ],
)

/** Single-use links sent by mail; only a hash of the token is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: userId(),
    purpose: text().$type<'verify-email' | 'reset-password' | 'change-email'>().notNull(),
    email: text().notNull(),
    createdAt,
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('account_tokens_user').on(table.userId),
    check(
      'account_tokens_purpose_known',
      sql`${table.purpose} in ('verify-email', 'reset-password', 'change-email')`,
    ),
  ],
)

/** Failed sign-ins of unknown browsers, by a keyed hash of the email address. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    accountKey: text().primaryKey(),
    attempts: integer().notNull(),
    lastAttemptAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sign_in_attempts_last').on(table.lastAttemptAt)],
)
