import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { LinkProblem } from '#shared/contract/link-flags.ts'
import { listingId } from './references.ts'

/** What the link watch last saw of a link. A row counts only while the listing still has that URL in that field. */
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
    /** What happened, in words for admins. */
    detail: text(),
    /** Where a redirect to another host leads. */
    movedTo: text(),
    /** The first of the problems without a success in between. */
    problemSince: timestamp({ withTimezone: true }),
    /** Set once the problem was seen twice, a week apart. */
    flaggedAt: timestamp({ withTimezone: true }),
    /** Set when an admin said that the link is fine; another problem or a success clears it. */
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
