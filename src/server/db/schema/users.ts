import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from './columns.ts'

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().notNull(),
    emailVerifiedAt: timestamp({ withTimezone: true }),
    passwordHash: text(),
    firstName: text(),
    lastName: text(),
    nickname: text(),
    profileImageUrl: text(),
    location: text(),
    phone: text(),
    schoolName: text(),
    grade: text(),
    address: text(),
    wantsDigest: boolean().notNull().default(true),
    role: varchar({ length: 20 }).$type<'user' | 'admin'>().notNull().default('user'),
    /** Set while the account is suspended. Triggers hide its listings and reviews meanwhile. */
    suspendedAt: timestamp({ withTimezone: true }),
    /** The last day of the suspension; null until an admin restores the account. */
    suspendedUntil: date({ mode: 'string' }),
    suspensionReason: text(),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_picture').on(table.profileImageUrl).where(sql`profile_image_url is not null`),
    index('users_admins').on(table.id).where(sql`${table.role} = 'admin'`),
    index('users_suspended_until').on(table.suspendedUntil).where(sql`suspended_until is not null`),
    check('users_role_known', sql`${table.role} in ('user', 'admin')`),
  ],
)

/**
 * The columns of a display name. Drizzle returns null for a whole left-joined user if the first column is null, so the primary
 * key comes first.
 */
export const nameColumns = {
  id: users.id,
  nickname: users.nickname,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
}

/** An account at an OpenID Connect provider, by issuer and subject. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt,
  },
  (table) => [
    primaryKey({ name: 'identities_pkey', columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
)
