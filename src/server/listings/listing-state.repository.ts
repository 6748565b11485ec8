import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { notTrashed } from './not-trashed.ts'

const selectState = (db: Queryable, kind: Kind, id: number) =>
  db
    .select({
      id: listings.id,
      userId: listings.userId,
      isLive: listings.isLive,
      thumbsUpCount: listings.thumbsUpCount,
    })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), notTrashed))

/** Null for a listing that does not exist, is of another kind, or is in the trash. */
export const findListingState = async (db: Queryable, kind: Kind, id: number) =>
  (await selectState(db, kind, id))[0] ?? null

/** Locks the row until the transaction ends, which serializes double clicks. */
export const lockListingState = async (db: Tx, kind: Kind, id: number) =>
  (await selectState(db, kind, id).for('no key update'))[0] ?? null

/** Owners by listing id, including trashed listings. */
export const findOwners = async (db: Queryable, ids: number[]): Promise<Map<number, string | null>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: listings.id, userId: listings.userId })
    .from(listings)
    .where(inArray(listings.id, ids))
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}
