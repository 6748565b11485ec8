import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'
import { createdAt, updatedAt } from './columns.ts'
import { importBatches } from './imports.ts'
import { users } from './users.ts'

const knownKinds = kindNames.map((kind) => `'${kind}'`).join(', ')

/** Compares byte by byte, so that the sort order does not depend on the locale of the database. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * A point on the unit sphere, for the extension `cube`. The chord between two points grows with the great-circle distance
 * between the places, so that one index finds the nearest.
 */
export const spherePoint = (latitude: SQL, longitude: SQL): SQL =>
  sql`(case when ${latitude} is not null and ${longitude} is not null then cube(array[
    cos(radians(${latitude})) * cos(radians(${longitude})),
    cos(radians(${latitude})) * sin(radians(${longitude})),
    sin(radians(${latitude}))
  ]) end)`

/**
 * The sort columns of lists, and nothing long. The columns from `sort_title` to `closes_on` derive from the listing's values
 * and are written by one function, `listingIndex`. Triggers update the counters in the transaction that changes them.
 */
export const listings = pgTable(
  'listings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<Kind>().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    organization: text(),
    city: text(),
    state: text(),
    zipcode: text(),
    viewCount: integer().notNull().default(0),
    thumbsUpCount: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    averageRating: doublePrecision().generatedAlwaysAs(
      sql`case when review_count > 0 then rating_sum::double precision / review_count end`,
    ),
    isApproved: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    isLive: boolean()
      .notNull()
      .generatedAlwaysAs(sql`is_approved and is_active and trashed_at is null and not is_owner_suspended`),
    submittedAt: timestamp({ withTimezone: true }),
    approvedAt: timestamp({ withTimezone: true }),
    /** Set while a submission is rejected; the submitter sees the reason. */
    rejectedAt: timestamp({ withTimezone: true }),
    rejectionReason: text(),
    /** Set while the owner pauses an approved listing; `is_active` is false then. An admin's decision clears it. */
    pausedAt: timestamp({ withTimezone: true }),
    /** Set while a deleted listing is in the trash, which hides it everywhere else. */
    trashedAt: timestamp({ withTimezone: true }),
    trashedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Set by a trigger while the owner is suspended, which hides the listing everywhere. */
    isOwnerSuspended: boolean().notNull().default(false),
    /** The import that created it, so that the import can be undone. */
    importBatchId: integer().references(() => importBatches.id, { onDelete: 'set null' }),
    /** The last successful check of its links. */
    linkCheckedAt: timestamp({ withTimezone: true }),
    /** When the owner last confirmed that the listing is correct, and was last asked to. */
    confirmedAt: timestamp({ withTimezone: true }),
    askedAt: timestamp({ withTimezone: true }),
    /** Incremented with every edit, to detect concurrent edits. */
    version: integer().notNull().default(1),
    createdAt,
    updatedAt,
    sortTitle: plainText().notNull(),
    sortOrganization: plainText(),
    cityKey: plainText(),
    costRank: smallint(),
    eventDate: date({ mode: 'string' }),
    opensOn: date({ mode: 'string' }),
    closesOn: date({ mode: 'string' }),
    /** The first and last day of a multi-day listing. */
    startsOn: date({ mode: 'string' }),
    endsOn: date({ mode: 'string' }),
    isRemote: boolean().notNull().default(false),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
  },
  (table) => {
    const live = sql`is_live`
    // A backward index scan returns nulls first. Lists have nulls last in both directions, so nullable columns need two.
    const sorted = (name: string, ...columns: Parameters<ReturnType<typeof index>['on']>) =>
      index(name)
        .on(...columns)
        .where(live)
    return [
      sorted('listings_by_created', table.kind, table.createdAt, table.id),
      sorted('listings_newest', table.createdAt, table.id),
      sorted('listings_by_approved', table.kind, table.approvedAt, table.id),
      sorted('listings_by_title', table.kind, table.sortTitle, table.id),
      sorted('listings_by_rating_down', table.kind, table.averageRating.desc(), table.id.desc()),
      sorted('listings_by_cost_down', table.kind, table.costRank.desc(), table.id.desc()),
      sorted('listings_by_deadline_down', table.kind, table.closesOn.desc(), table.id.desc()),
      sorted('listings_by_organization', table.kind, table.sortOrganization, table.id),
      sorted('listings_by_rating', table.kind, table.averageRating, table.id),
      sorted('listings_by_thumbs_up', table.kind, table.thumbsUpCount, table.id),
      sorted('listings_by_views', table.kind, table.viewCount, table.id),
      sorted('listings_by_cost', table.kind, table.costRank, table.id),
      sorted('listings_by_deadline', table.kind, table.closesOn, table.id),
      sorted('listings_by_event_date', table.kind, table.eventDate, table.id),
      // For index-only counts by city and state.
      sorted('listings_by_city', table.kind, table.cityKey, table.state, table.id),
      sorted('listings_by_place', table.latitude, table.longitude),
      index('listings_nearest').using('gist', spherePoint(sql`latitude`, sql`longitude`)).where(live),
      index('listings_remote').on(table.kind, table.id).where(sql`is_live and is_remote`),
      index('listings_pending')
        .on(table.kind, table.submittedAt, table.id)
        .where(sql`not is_approved and rejected_at is null and trashed_at is null`),
      index('listings_trash').on(table.trashedAt, table.id).where(sql`trashed_at is not null`),
      index('listings_trashed_by').on(table.trashedBy).where(sql`trashed_by is not null`),
      index('listings_user').on(table.userId),
      index('listings_import_batch').on(table.importBatchId).where(sql`import_batch_id is not null`),
      check('listings_kind_known', sql`${table.kind} in (${sql.raw(knownKinds)})`),
      check(
        'listings_counts_not_negative',
        sql`view_count >= 0 and thumbs_up_count >= 0 and review_count >= 0`,
      ),
    ]
  },
)

/**
 * Filter values and search words. One multicolumn index serves filters, words and combinations of them. Counters are
 * elsewhere: here, each view of a listing would rewrite all of its index entries.
 */
export const listingSearch = pgTable(
  'listing_search',
  {
    // Rows are deleted by a trigger on `listings`, one statement for many rows; the constraint is checked at commit.
    listingId: integer()
      .primaryKey()
      .references(() => listings.id),
    kind: text().$type<Kind>().notNull(),
    /** A copy of `listings.is_live`, updated by a trigger. */
    isLive: boolean().notNull(),
    facets: text().array().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [
    index('listing_search_live').using('gin', table.facets, table.words).where(sql`is_live`),
    index('listing_search_not_live').using('gin', table.words).where(sql`not is_live`),
  ],
)

/** Long text, separate from the rows that lists read. */
export const listingTexts = pgTable('listing_texts', {
  listingId: integer()
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  description: text(),
})

/** Every search word of every listing: the dictionary for spelling corrections. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')),
])

/**
 * The number of live listings per facet; the kind itself is a facet of all its listings. Updated by triggers, so that totals
 * without filters or with one facet are exact and need no count.
 */
export const listingTotals = pgTable(
  'listing_totals',
  {
    kind: text().$type<Kind>().notNull(),
    facet: text().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'listing_totals_pkey', columns: [table.kind, table.facet] })],
)
