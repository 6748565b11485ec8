import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Values } from '#shared/listings/define-kind.ts'
import { createdAt } from './columns.ts'
import { listings } from './listings.ts'
import { users } from './users.ts'

/** A submitter's change to a live listing, which waits for approval while the live version stays. */
export const listingEdits = pgTable(
  'listing_edits',
  {
    listingId: integer()
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    values: jsonb().$type<Values>().notNull(),
    createdAt,
  },
  (table) => [
    index('listing_edits_oldest').on(table.createdAt),
    index('listing_edits_user').on(table.userId),
  ],
)

/**
 * Every act of an admin, written in its transaction. A trigger refuses to change or remove a row. People are named by
 * id alone and without a foreign key, so the log outlives an account without keeping anything personal.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid(),
    action: text().notNull(),
    itemType: text().notNull(),
    itemId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    createdAt,
    /** Sign-ins and changes of credentials are deleted after this time; what admins did stays. */
    expiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('audit_log_expiring').on(table.expiresAt).where(sql`expires_at is not null`),
    index('audit_log_newest').on(table.createdAt, table.id),
    index('audit_log_item').on(table.itemType, table.itemId),
    index('audit_log_actor').on(table.actorId),
  ],
)

/**
 * What undoing an action restores beyond what the log keeps: the log holds no contact details. Removed with everything else
 * that has expired, long after the action can no longer be undone.
 */
export const undoValues = pgTable(
  'undo_values',
  {
    auditId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => auditLog.id, { onDelete: 'cascade' }),
    restores: jsonb().$type<UndoValues>().notNull(),
    createdAt,
  },
  (table) => [index('undo_values_oldest').on(table.createdAt)],
)

/** The values before an edit and the version after it, and the proposed edit that was decided about. */
export interface UndoValues {
  values?: Values
  version?: number
  edit?: { userId: string; values: Values; createdAt: string }
}
