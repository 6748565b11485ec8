import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { notTrashed } from './not-trashed.ts'

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

/** Null for a listing that does not exist, is of another kind, or is in the trash. */
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

/** Locks the row until the transaction ends, which serializes double clicks. */
export const lockListingState = async (db: Tx, kind: Kind, id: number): Promise<ListingState | null> => {
  const [found] = await db
    .select(columns)
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), notTrashed))
    .for('no key update')
  return found ?? null
}

/** Who owns each of these listings, also in the trash. */
export const findOwners = async (db: Queryable, ids: number[]): Promise<Map<number, string | null>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: listings.id, userId: listings.userId })
    .from(listings)
    .where(inArray(listings.id, ids))
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}
