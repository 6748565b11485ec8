import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { LinkProblem } from '#shared/contract/link-flags.ts'
import { listingId } from './references.ts'

/** The last check of a link. A row is valid only while the listing has that URL in that field. */
export const linkChecks = pgTable(
  'link_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    field: text().notNull(),
    url: text().notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while the link works. */
    problem: text().$type<LinkProblem>(),
    /** The result, explained to admins. */
    detail: text(),
    /** The target of a redirect to another host. */
    movedTo: text(),
    /** The first failure since the last success. */
    problemSince: timestamp({ withTimezone: true }),
    /** Set after two failures a week apart. */
    flaggedAt: timestamp({ withTimezone: true }),
    /** Set when an admin dismisses the flag; another problem or a success clears it. */
    dismissedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('link_checks_one_per_field').on(table.listingId, table.field),
    index('link_checks_flagged')
      .on(table.flaggedAt, table.id)
      .where(sql`flagged_at is not null and dismissed_at is null`),
    check('link_checks_problem_known', sql`${table.problem} in ('dead', 'moved')`),
  ],
)
