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
import type { KnownListing } from '#shared/listings/change-notice.ts'
import { createdAt, updatedAt } from './columns.ts'
import { listingId, userId } from './references.ts'

const known = (names: readonly string[]) => sql.raw(names.map((name) => `'${name}'`).join(', '))

/** Apart from the bookmark, so that an item that is removed and saved again gets its note back (docs/product.md 9.11). */
export const trackedItems = pgTable(
  'tracked_items',
  {
    userId: userId(),
    listingId: listingId(),
    status: text().$type<TrackerStatus>().notNull().default('interested'),
    note: text(),
    dueOn: date({ mode: 'string' }),
    checklist: jsonb().$type<ChecklistItem[]>().notNull().default([]),
    /** Grows with every change, for calendars that ask what changed. */
    revision: integer().notNull().default(0),
    updatedAt,
  },
  (table) => [
    primaryKey({ name: 'tracked_items_one_per_user', columns: [table.userId, table.listingId] }),
    index('tracked_items_listing').on(table.listingId),
    check('tracked_items_status_known', sql`${table.status} in (${known(trackerStatuses)})`),
  ],
)

/** What a person is told about a saved item. The list shows the latest 100 and forgets after 90 days. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    listingId: listingId(),
    kind: text().$type<NotificationKind>().notNull(),
    /** What it is about, such as 'deadline:14:2027-02-01': told once. */
    occasion: text().notNull(),
    /** The day that a reminder is about. */
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

/** A change of a saved listing whose savers are being told by a job; deleted when all are. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    listingId: listingId(),
    /** What savers knew before. */
    before: jsonb().$type<KnownListing>().notNull(),
    /** What they are told, once the job has compared. Until then, further changes join this one. */
    message: text(),
    createdAt,
  },
  (table) => [
    index('listing_changes_listing').on(table.listingId),
    uniqueIndex('listing_changes_one_open').on(table.listingId).where(sql`${table.message} is null`),
  ],
)

/** How far the reminders of a day have come, so that an interrupted run continues. */
export const reminderRuns = pgTable('reminder_runs', {
  day: date({ mode: 'string' }).primaryKey(),
  lastBookmarkId: integer().notNull().default(0),
  finishedAt: timestamp({ withTimezone: true }),
})
