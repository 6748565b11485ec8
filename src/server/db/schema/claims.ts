import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ClaimStatus } from '#shared/contract/claims.ts'
import { createdAt } from './columns.ts'
import { listingId, userId } from './references.ts'

/** A person's request to own a listing that has no owner. */
export const claims = pgTable(
  'claims',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    userId: userId(),
    message: text().notNull(),
    /** An address at the listing's own domain, and a hash of the token mailed to it. */
    email: text(),
    tokenHash: text(),
    tokenExpiresAt: timestamp({ withTimezone: true }),
    status: text().$type<ClaimStatus>().notNull().default('open'),
    createdAt,
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('claims_one_open').on(table.userId, table.listingId).where(sql`status = 'open'`),
    uniqueIndex('claims_token').on(table.tokenHash),
    index('claims_open').on(table.createdAt, table.id).where(sql`status = 'open'`),
    index('claims_listing').on(table.listingId),
    check('claims_status_known', sql`${table.status} in ('open', 'approved', 'rejected')`),
  ],
)
