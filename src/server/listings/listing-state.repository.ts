import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { notTrashed } from './not-trashed.ts'

/** What a decision about a listing needs to know of it. */
export interface ListingState {
  id: number
  userId: string | null
  isLive: boolean
  thumbsUpCount: number
}

const columns = {
  id: listings.id,
  userId: listings.userId,
  isLive: listings.isLive,
  thumbsUpCount: listings.thumbsUpCount,
}

/** Null when there is no such listing, when it is of another kind, or in the trash. */
export const findListingState = async (
  db: Queryable,
  kind: Kind,
  id: number,
): Promise<ListingState | null> => {
  const [found] = await db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), notTrashed))
  return found ?? null
}

/** As above, holding the row until the transaction ends: two clicks on one listing take their turns. */
export const lockListingState = async (db: Tx, kind: Kind, id: number): Promise<ListingState | null> => {
  const [found] = await db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), notTrashed))
    .for('no key update')
  return found ?? null
}
