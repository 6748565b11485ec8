import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PreferenceRole } from '#shared/contract/preferences.ts'
import type { Interest } from '#shared/reference/interests.ts'
import { users } from './users.ts'

/** Apart from `users`, so that the account that admins see never carries it. The grade is part of the profile. */
export const preferences = pgTable(
  'preferences',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().$type<PreferenceRole>(),
    interests: text().array().$type<Interest[]>().notNull().default([]),
    zipcode: text(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('preferences_role_known', sql`${table.role} in ('student', 'parent')`)],
)
