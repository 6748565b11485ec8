import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    index('users_picture').on(table.profileImageUrl).where(sql`profile_image_url is not null`),
    index('users_admins').on(table.id).where(sql`${table.role} = 'admin'`),
    check('users_role_known', sql`${table.role} in ('user', 'admin')`),
  ],
)

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
