import { and, eq } from 'drizzle-orm'
import type { Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { notTrashed } from './not-trashed.ts'

/** What a decision changes, and what its undo restores. */
export interface ModerationState {
  isApproved: boolean
  isActive: boolean
  approvedAt: Date | null
  rejectedAt: Date | null
  rejectionReason: string | null
  /** Any decision ends a pause, so that the owner cannot undo a deactivation. */
  pausedAt: Date | null
}

export interface LockedListing {
  id: number
  kind: Kind
  userId: string | null
  title: string
  version: number
  isOwnerSuspended: boolean
  state: ModerationState
}

/** Null for a listing that does not exist, is of another kind, or is in the trash. Serializes concurrent decisions. */
export const lockListing = async (db: Tx, kind: Kind, id: number): Promise<LockedListing | null> => {
  const [found] = await db
    .select({
      id: listings.id,
      kind: listings.kind,
      userId: listings.userId,
      title: listings.title,
      version: listings.version,
      isOwnerSuspended: listings.isOwnerSuspended,
      state: {
        isApproved: listings.isApproved,
        isActive: listings.isActive,
        approvedAt: listings.approvedAt,
        rejectedAt: listings.rejectedAt,
        rejectionReason: listings.rejectionReason,
        pausedAt: listings.pausedAt,
      },
    })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), notTrashed))
    .for('no key update')
  return found ?? null
}
