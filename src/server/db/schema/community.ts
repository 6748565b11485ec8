import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ReportType } from '#shared/contract/reports.ts'
import { createdAt, updatedAt } from './columns.ts'
import { listingId, userId } from './references.ts'
import { users } from './users.ts'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A review outlives its author's account, anonymously. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    listingId: listingId(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    rating: smallint().notNull(),
    content: text(),
    /** Set while a moderator hides the review: only its author sees it, and it does not count. */
    hiddenAt: timestamp({ withTimezone: true }),
    /** Set by a trigger while the author is suspended; hides the review and excludes it from counts. */
    isAuthorSuspended: boolean().notNull().default(false),
    createdAt,
    updatedAt,
  },
  (table) => [
    unique('reviews_one_per_user').on(table.userId, table.listingId),
    index('reviews_listing').on(table.listingId, table.createdAt, table.id),
    check('reviews_rating_range', sql`${table.rating} between 1 and 5`),
  ],
)

/** One reply per review, by the owner of the listing. Shown while its author owns the listing. */
export const reviewReplies = pgTable(
  'review_replies',
  {
    reviewId: integer()
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: userId(),
    content: text().notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [index('review_replies_user').on(table.userId)],
)

export const thumbsUp = pgTable(
  'thumbs_up',
  { id: id(), userId: userId(), listingId: listingId(), createdAt },
  (table) => [
    unique('thumbs_up_one_per_user').on(table.userId, table.listingId),
    index('thumbs_up_listing').on(table.listingId),
  ],
)

export const bookmarks = pgTable(
  'bookmarks',
  { id: id(), userId: userId(), listingId: listingId(), createdAt },
  (table) => [
    unique('bookmarks_one_per_user').on(table.userId, table.listingId),
    index('bookmarks_by_user').on(table.userId, table.createdAt, table.id),
    index('bookmarks_listing').on(table.listingId),
  ],
)

export const viewTracking = pgTable(
  'view_tracking',
  { userId: userId(), listingId: listingId(), lastViewedAt: timestamp({ withTimezone: true }).notNull() },
  (table) => [
    primaryKey({ name: 'view_tracking_one_per_user', columns: [table.userId, table.listingId] }),
    index('view_tracking_listing').on(table.listingId),
  ],
)

/** No foreign key to the item: the report outlives it. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reportType: text().$type<ReportType>().notNull(),
    itemType: text().notNull(),
    itemId: integer().notNull(),
    reason: text().notNull(),
    description: text(),
    isResolved: boolean().notNull().default(false),
    createdAt,
  },
  (table) => [
    index('reports_open').on(table.createdAt, table.id).where(sql`not is_resolved`),
    index('reports_resolved').on(table.createdAt, table.id).where(sql`is_resolved`),
    index('reports_item').on(table.reportType, table.itemId),
    uniqueIndex('reports_one_open')
      .on(table.userId, table.reportType, table.itemId)
      .where(sql`not is_resolved`),
    check('reports_type_known', sql`${table.reportType} in ('listing', 'review', 'reply')`),
  ],
)
