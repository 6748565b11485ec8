import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'

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

/** Null when there is no such listing, or when it is of another kind. */
export const findListingState = async (
  db: Queryable,
  kind: Kind,
  id: number,
): Promise<ListingState | null> => {
  const [found] = await db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind)))
  return found ?? null
}

/** As above, holding the row until the transaction ends: two clicks on one listing take their turns. */
export const lockListingState = async (db: Tx, kind: Kind, id: number): Promise<ListingState | null> => {
  const [found] = await db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind)))
    .for('no key update')
  return found ?? null
}
