import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PreferenceRole } from '#shared/contract/preferences.ts'
import type { Interest } from '#shared/reference/interests.ts'
import { userId } from './references.ts'

/** Apart from `users`, so that the account that admins see never carries it. The grade is part of the profile. */
export const preferences = pgTable(
  'preferences',
  {
    userId: userId().primaryKey(),
    role: text().$type<PreferenceRole>(),
    interests: text().array().$type<Interest[]>().notNull().default([]),
    zipcode: text(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('preferences_role_known', sql`${table.role} in ('student', 'parent')`)],
)
