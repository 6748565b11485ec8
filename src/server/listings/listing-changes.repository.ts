import { and, eq, exists, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingChanges } from '#server/db/schema/tracker.ts'
import { addJob } from '#server/jobs/jobs.repository.ts'
import { undoGrantSeconds } from '#shared/contract/moderation.ts'
import { type ListingSnapshot, snapshotValues } from '#shared/listings/change-notice.ts'
import { type Kind, kindOf } from '#shared/listings/kinds.ts'
import { findListings } from './listings.repository.ts'

/** Updates the row of a listing. Users who saved it are notified after the undo period. */
export async function changeListing(
  db: Queryable,
  id: number,
  changes: PgUpdateSetSource<typeof listings>,
  now: Date,
): Promise<void> {
  await captureBeforeChange(db, id, now)
  await db
    .update(listings)
    .set({ ...changes, updatedAt: now })
    .where(eq(listings.id, id))
}

/**
 * Call before a listing changes, in the same transaction. Stores one snapshot of what users who saved it know, and adds the
 * job that compares and notifies them. The job waits until an action can no longer be undone.
 */
export async function captureBeforeChange(db: Queryable, listingId: number, now: Date): Promise<void> {
  const known = await findKnownListing(db, listingId, { onlySaved: true })
  if (known === null) return
  const [change] = await db
    .insert(listingChanges)
    .values({ listingId, before: known.listing, createdAt: now })
    .onConflictDoUpdate({
      target: listingChanges.listingId,
      targetWhere: sql`${listingChanges.message} is null`,
      set: { listingId },
    })
    .returning({ id: listingChanges.id })
  if (!change) return
  const options = { key: `change:${change.id}`, delayMs: undoGrantSeconds * 1000 }
  await addJob(db, 'tell-savers', { changeId: change.id }, options)
}

/** Null if the listing does not exist. */
export async function findKnownListing(
  db: Queryable,
  listingId: number,
  { onlySaved = false }: { onlySaved?: boolean } = {},
): Promise<{ kind: Kind; listing: ListingSnapshot } | null> {
  const saved = db.select({ one: sql`1` }).from(bookmarks).where(eq(bookmarks.listingId, listings.id))
  const [row] = await db
    .select({ kind: listings.kind })
    .from(listings)
    .where(and(eq(listings.id, listingId), onlySaved ? exists(saved) : undefined))
  const [stored] = row ? await findListings(db, row.kind, [listingId], { withTrash: true }) : []
  if (!row || !stored) return null
  const { isLive, pausedAt, trashedAt } = stored.row
  const availability = isLive ? 'live' : pausedAt !== null && trashedAt === null ? 'paused' : 'gone'
  return {
    kind: row.kind,
    listing: { availability, values: snapshotValues(kindOf(row.kind), stored.values) },
  }
}
