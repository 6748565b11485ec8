import { and, asc, count, desc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import type { Kind } from '#shared/listings/kinds.ts'

export interface Trashing {
  at: Date
  /** Null once the account that deleted it is gone. */
  by: string | null
}

const isTrashed = isNotNull(listings.trashedAt)

export const moveToTrash = async (
  db: Queryable,
  id: number,
  { at, by }: Trashing,
  now: Date = at,
): Promise<void> => {
  await db.update(listings).set({ trashedAt: at, trashedBy: by, updatedAt: now }).where(eq(listings.id, id))
}

export const takeFromTrash = async (db: Queryable, id: number, now: Date): Promise<void> => {
  await db
    .update(listings)
    .set({ trashedAt: null, trashedBy: null, updatedAt: now })
    .where(eq(listings.id, id))
}

/** Null when there is no such listing; `trashedAt` is null when it is not in the trash. */
export const lockForRestore = async (db: Tx, kind: Kind, id: number) => {
  const [found] = await db
    .select({
      id: listings.id,
      kind: listings.kind,
      title: listings.title,
      trashedAt: listings.trashedAt,
      trashedBy: listings.trashedBy,
    })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind)))
    .for('no key update')
  return found ?? null
}

export type TrashedRow = Awaited<ReturnType<typeof findTrash>>[number]

/** What was deleted last comes first. */
export const findTrash = (db: Queryable, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      id: listings.id,
      kind: listings.kind,
      userId: listings.userId,
      title: listings.title,
      organization: listings.organization,
      city: listings.city,
      state: listings.state,
      isApproved: listings.isApproved,
      isActive: listings.isActive,
      reviewCount: listings.reviewCount,
      trashedAt: listings.trashedAt,
      trashedBy: {
        // Drizzle takes the whole person for absent when the first column is null, so that one must be the key.
        id: users.id,
        nickname: users.nickname,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
      },
    })
    .from(listings)
    .leftJoin(users, eq(users.id, listings.trashedBy))
    .where(isTrashed)
    .orderBy(desc(listings.trashedAt), desc(listings.id))
    .limit(limit)
    .offset(offset)

export const countTrash = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(listings).where(isTrashed)
  return row?.total ?? 0
}

/**
 * Removes some listings that were deleted before that time, with their reviews, thumbs, bookmarks and views, and answers how
 * many. Their reports stay. Listings that somebody is restoring at this moment are skipped.
 */
export const purgeTrashedBefore = async (db: Tx, before: Date, limit: number): Promise<number> => {
  const due = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isTrashed, lte(listings.trashedAt, before)))
    .orderBy(asc(listings.trashedAt), asc(listings.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await db.delete(listings).where(inArray(listings.id, ids))
  return ids.length
}
