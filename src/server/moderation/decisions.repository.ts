import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** Everything a decision changes about a listing, and all that undoing it has to restore. */
export interface ModerationState {
  isApproved: boolean
  isActive: boolean
  approvedAt: Date | null
  rejectedAt: Date | null
  rejectionReason: string | null
}

export interface LockedListing {
  id: number
  kind: Kind
  userId: string | null
  title: string
  version: number
  state: ModerationState
}

/** Null when there is no such listing of that kind, or when it is in the trash. Two admins at one listing take turns. */
export const lockListing = async (db: Tx, kind: Kind, id: number): Promise<LockedListing | null> => {
  const [found] = await db
    .select({
      id: listings.id,
      kind: listings.kind,
      userId: listings.userId,
      title: listings.title,
      version: listings.version,
      state: {
        isApproved: listings.isApproved,
        isActive: listings.isActive,
        approvedAt: listings.approvedAt,
        rejectedAt: listings.rejectedAt,
        rejectionReason: listings.rejectionReason,
      },
    })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), notTrashed))
    .for('no key update')
  return found ?? null
}

export const setState = async (
  db: Queryable,
  id: number,
  state: ModerationState,
  now: Date,
): Promise<void> => {
  await db
    .update(listings)
    .set({ ...state, updatedAt: now })
    .where(eq(listings.id, id))
}
