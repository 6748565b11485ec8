import { and, asc, eq, inArray } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable, Tx } from '#server/db/client.ts'
import { reviews, thumbsUp } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { changeListing } from './listing-changes.repository.ts'
import { notTrashed } from './not-trashed.ts'

export type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>

/** The columns that a decision changes and its undo restores. Any decision ends a pause: no owner can undo a deactivation. */
export type ModerationState = LockedListing['state']

/** Null for a listing that does not exist, is of another kind, or is in the trash. Serializes concurrent decisions. */
export const lockListing = async (db: Tx, kind: Kind, id: number) => {
  const { isApproved, isActive, approvedAt, rejectedAt, rejectionReason, pausedAt } = listings
  const [found] = await db
    .select({
      id: listings.id,
      kind: listings.kind,
      userId: listings.userId,
      title: listings.title,
      version: listings.version,
      isOwnerSuspended: listings.isOwnerSuspended,
      state: { isApproved, isActive, approvedAt, rejectedAt, rejectionReason, pausedAt },
    })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), notTrashed))
    .for('no key update')
  return found ?? null
}

export const setState = (db: Queryable, id: number, state: ModerationState, now: Date): Promise<void> =>
  changeListing(db, id, state, now)

/**
 * Locks the listings that a user owns, likes or reviewed, in id order and before the account: deleting or suspending it updates
 * them, and two such changes could deadlock otherwise.
 */
export const lockListingsOf = async (db: Tx, userId: string): Promise<void> => {
  const owned = db.select({ id: listings.id }).from(listings).where(eq(listings.userId, userId))
  const liked = db.select({ id: thumbsUp.listingId }).from(thumbsUp).where(eq(thumbsUp.userId, userId))
  const reviewed = db.select({ id: reviews.listingId }).from(reviews).where(eq(reviews.userId, userId))
  await db
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, unionAll(owned, liked, reviewed)))
    .orderBy(asc(listings.id))
    .for('no key update')
}
