import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PreferenceRole } from '#shared/contract/preferences.ts'
import type { Interest } from '#shared/reference/interests.ts'
import { userId } from './references.ts'

/** Separate from `users`, so that admins never see it with the account. The grade is in the profile. */
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
