import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Values } from '#shared/listings/define-kind.ts'
import { createdAt } from './columns.ts'
import { listingId, userId } from './references.ts'
import { users } from './users.ts'

/** A submitter's pending change to a live listing, which stays unchanged until approval. */
export const listingEdits = pgTable(
  'listing_edits',
  {
    listingId: listingId().primaryKey(),
    userId: userId(),
    values: jsonb().$type<Values>().notNull(),
    createdAt,
  },
  (table) => [
    index('listing_edits_oldest').on(table.createdAt),
    index('listing_edits_user').on(table.userId),
  ],
)

/**
 * Every action of an admin, written in its transaction. A trigger refuses updates and deletions. People are stored by id,
 * without a foreign key, so the log outlives accounts without personal data.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    actorId: uuid(),
    action: text().notNull(),
    itemType: text().notNull(),
    itemId: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    createdAt,
    /** Sign-ins and changes of credentials are deleted after this time; actions of admins never. */
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
 * The values that an undo restores and the log must not contain, such as contact details. Deleted by the job that removes
 * expired rows, long after the action can be undone.
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

/** The values before an edit and the version after it, and the proposed edit of the decision. */
export interface UndoValues {
  values?: Values
  version?: number
  edit?: { userId: string; values: Values; createdAt: string }
}

/** Admins' notes about a user, for other admins. */
export const userNotes = pgTable(
  'user_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    content: text().notNull(),
    createdAt,
  },
  (table) => [
    index('user_notes_user').on(table.userId, table.id),
    index('user_notes_author').on(table.authorId),
  ],
)
