import { asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Queryable } from '#server/db/client.ts'
import { claims } from '#server/db/schema/claims.ts'
import {
  bookmarks,
  reports,
  reviewReplies,
  reviews,
  thumbsUp,
  viewTracking,
} from '#server/db/schema/community.ts'
import { importBatches } from '#server/db/schema/imports.ts'
import { listings } from '#server/db/schema/listings.ts'
import { mailOutbox, mailSettings } from '#server/db/schema/mail.ts'
import { auditLog, listingEdits, userNotes } from '#server/db/schema/moderation.ts'
import { passkeys } from '#server/db/schema/passkeys.ts'
import { planTicks } from '#server/db/schema/plan.ts'
import { preferences } from '#server/db/schema/preferences.ts'
import { savedSearches } from '#server/db/schema/saved-searches.ts'
import { totpFactors } from '#server/db/schema/second-factors.ts'
import { calendarAddresses, sharedLists } from '#server/db/schema/secret-links.ts'
import { accountTokens, sessions } from '#server/db/schema/sessions.ts'
import { notifications, trackedItems } from '#server/db/schema/tracker.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { identities } from '#server/db/schema/users.ts'

type Fields = Record<string, PgColumn | SQL>
type Row<F extends Fields> = SelectResultFields<F>
type Owned = PgTable & { userId: PgColumn }

const listingRef = { listingType: listings.kind, listingId: listings.id, title: listings.title }

/**
 * Reads whole rows, except from tables with secrets: hashes, keys, and mail bodies, which contain sign-in links. The
 * response schema drops internal columns.
 */
export async function findPersonalRecords(db: Queryable, { id, email }: { id: string; email: string }) {
  const select = async <F extends Fields>(table: Owned, fields: F, order: PgColumn) =>
    (await db
      .select(fields)
      .from(table as PgTable)
      .where(eq(table.userId, id))
      .orderBy(asc(order))) as Row<F>[]
  const selectAll = <T extends Owned>(table: T, order: PgColumn) =>
    select(table, getTableColumns(table), order) as Promise<T['$inferSelect'][]>
  const withListing = async <F extends Fields>(
    table: Owned & { listingId: PgColumn },
    fields: F,
    ...order: PgColumn[]
  ) =>
    (await db
      .select({ ...fields, ...listingRef })
      .from(table as PgTable)
      .innerJoin(listings, eq(listings.id, table.listingId))
      .where(eq(table.userId, id))
      .orderBy(...order.map(asc))) as (Omit<Row<F>, keyof typeof listingRef> & Row<typeof listingRef>)[]

  return {
    signInProviders: await selectAll(identities, identities.createdAt),
    sessions: await select(
      sessions,
      { createdAt: sessions.createdAt, expiresAt: sessions.expire },
      sessions.createdAt,
    ),
    emailedLinks: await select(
      accountTokens,
      {
        purpose: accountTokens.purpose,
        email: accountTokens.email,
        createdAt: accountTokens.createdAt,
        expiresAt: accountTokens.expiresAt,
        usedAt: accountTokens.usedAt,
      },
      accountTokens.createdAt,
    ),
    oneTimeCodes: await select(totpFactors, { createdAt: totpFactors.createdAt }, totpFactors.createdAt),
    passkeys: await select(
      passkeys,
      { name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt },
      passkeys.createdAt,
    ),
    uploads: await selectAll(uploads, uploads.createdAt),
    mail: await db
      .select({
        kind: mailOutbox.kind,
        subject: mailOutbox.subject,
        createdAt: mailOutbox.createdAt,
        sentAt: mailOutbox.sentAt,
      })
      .from(mailOutbox)
      .where(sentTo(email))
      .orderBy(asc(mailOutbox.id)),
    mailSettings: await selectAll(mailSettings, mailSettings.userId),
    imports: await select(
      importBatches,
      { ...getTableColumns(importBatches), listingType: importBatches.kind },
      importBatches.id,
    ),
    moderationLog: await db
      .select({
        action: auditLog.action,
        itemType: auditLog.itemType,
        itemId: auditLog.itemId,
        isByYou: sql<boolean>`${auditLog.actorId} is not distinct from ${id}::uuid`,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .where(or(eq(auditLog.actorId, id), eq(auditLog.itemId, id)))
      .orderBy(asc(auditLog.id)),
    waitingEdits: await withListing(listingEdits, getTableColumns(listingEdits), listings.id),
    reviews: await withListing(
      reviews,
      {
        ...getTableColumns(reviews),
        reviewTitle: reviews.title,
        isHidden: sql<boolean>`${reviews.hiddenAt} is not null`,
      },
      reviews.id,
    ),
    reviewReplies: await db
      .select({ ...getTableColumns(reviewReplies), ...listingRef, reviewTitle: reviews.title })
      .from(reviewReplies)
      .innerJoin(reviews, eq(reviews.id, reviewReplies.reviewId))
      .innerJoin(listings, eq(listings.id, reviews.listingId))
      .where(eq(reviewReplies.userId, id))
      .orderBy(asc(reviewReplies.reviewId)),
    claims: await withListing(
      claims,
      { message: claims.message, email: claims.email, status: claims.status, createdAt: claims.createdAt },
      claims.id,
    ),
    adminNotes: await selectAll(userNotes, userNotes.id),
    thumbsUp: await withListing(thumbsUp, getTableColumns(thumbsUp), thumbsUp.id),
    bookmarks: await withListing(bookmarks, getTableColumns(bookmarks), bookmarks.id),
    trackedItems: await withListing(trackedItems, getTableColumns(trackedItems), listings.id),
    notifications: await withListing(notifications, getTableColumns(notifications), notifications.id),
    views: await withListing(
      viewTracking,
      getTableColumns(viewTracking),
      viewTracking.lastViewedAt,
      listings.id,
    ),
    preferences: await selectAll(preferences, preferences.userId),
    planTicks: await selectAll(planTicks, planTicks.itemId),
    calendarAddresses: await select(
      calendarAddresses,
      { createdAt: calendarAddresses.createdAt },
      calendarAddresses.createdAt,
    ),
    savedSearches: await selectAll(savedSearches, savedSearches.id),
    sharedLists: await selectAll(sharedLists, sharedLists.id),
    reports: await selectAll(reports, reports.id),
  }
}

/** Listings of any status. */
export async function findAddedListings(db: Queryable, userId: string) {
  return db
    .select({ id: listings.id, kind: listings.kind })
    .from(listings)
    .where(eq(listings.userId, userId))
    .orderBy(asc(listings.id))
}

/** The outbox refers to people by address, not by account. */
export async function removeMailTo(db: Queryable, email: string): Promise<void> {
  await db.delete(mailOutbox).where(sentTo(email))
}

const sentTo = (email: string) => sql`lower(${mailOutbox.toAddress}) = lower(${email})`
