import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type NotificationKind, notificationKinds } from '#shared/contract/notifications.ts'
import { type ChecklistItem, type TrackerStatus, trackerStatuses } from '#shared/contract/tracker.ts'
import type { ListingSnapshot } from '#shared/listings/change-notice.ts'
import { createdAt, updatedAt } from './columns.ts'
import { listingId, userId } from './references.ts'

const known = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))

/** Separate from the bookmark, so that an item that is saved again still has its note (docs/product.md 9.11). */
export const trackedItems = pgTable(
  'tracked_items',
  {
    userId: userId(),
    listingId: listingId(),
    status: text().$type<TrackerStatus>().notNull().default('interested'),
    note: text(),
    dueOn: date({ mode: 'string' }),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    /** Incremented with every change, as the SEQUENCE of calendar entries. */
    revision: integer().notNull().default(0),
    updatedAt,
  },
  (table) => [
    primaryKey({ name: 'tracked_items_one_per_user', columns: [table.userId, table.listingId] }),
    index('tracked_items_listing').on(table.listingId),
    check('tracked_items_status_known', sql`${table.status} in (${known(trackerStatuses)})`),
  ],
)

/** Notifications about saved items. The list shows the latest 100; rows expire after 90 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    listingId: listingId(),
    kind: text().$type<NotificationKind>().notNull(),
    /** An idempotency key, such as 'deadline:14:2027-02-01'. */
    occasion: text().notNull(),
    /** The day of the deadline or event. */
    targetOn: date({ mode: 'string' }),
    /** What changed. */
    message: text(),
    createdAt,
    readAt: timestamp({ withTimezone: true }),
    mailedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('notifications_once').on(table.userId, table.listingId, table.occasion),
    index('notifications_latest').on(table.userId, table.id.desc()),
    index('notifications_listing').on(table.listingId),
    check('notifications_kind_known', sql`${table.kind} in (${known(notificationKinds)})`),
  ],
)

/** A change of a saved listing. A job notifies the users who saved it, then deletes the row. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    /** The state that those users know. */
    before: jsonb().$type<ListingSnapshot>().notNull(),
    /** The notification text, set by the job. Until then, further changes merge into this row. */
    message: text(),
    createdAt,
  },
  (table) => [
    index('listing_changes_listing').on(table.listingId),
    uniqueIndex('listing_changes_one_open').on(table.listingId).where(sql`${table.message} is null`),
  ],
)

/** The progress of a day's reminders, so that an interrupted run resumes. */
export const reminderRuns = pgTable('reminder_runs', {
  day: date({ mode: 'string' }).primaryKey(),
  lastBookmarkId: integer().notNull().default(0),
  finishedAt: timestamp({ withTimezone: true }),
})
