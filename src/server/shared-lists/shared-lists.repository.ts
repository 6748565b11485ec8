import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { sharedLists } from '#server/db/schema/secret-links.ts'
import { users } from '#server/db/schema/users.ts'
import { isLive } from '#server/listings/is-live.ts'
import type { Kind } from '#shared/listings/kinds.ts'

export type StoredSharedList = typeof sharedLists.$inferSelect
type NewSharedList = Pick<StoredSharedList, 'userId' | 'name' | 'items' | 'showsName' | 'expiresOn'>

export const insertSharedList = async (
  db: Queryable,
  list: NewSharedList,
  now: Date,
): Promise<StoredSharedList> => {
  const [row] = await db
    .insert(sharedLists)
    .values({ ...list, createdAt: now })
    .returning()
  if (!row) throw new Error('The insert returned no row')
  return row
}

export const countSharedLists = (db: Queryable, userId: string): Promise<number> =>
  db.$count(sharedLists, eq(sharedLists.userId, userId))

export const findSharedLists = async (db: Queryable, userId: string): Promise<StoredSharedList[]> =>
  db.select().from(sharedLists).where(eq(sharedLists.userId, userId)).orderBy(desc(sharedLists.id))

/** False if it does not exist or belongs to another user. */
export const deleteSharedList = async (db: Queryable, userId: string, id: number): Promise<boolean> => {
  const isTheirs = and(eq(sharedLists.id, id), eq(sharedLists.userId, userId))
  return (await db.delete(sharedLists).where(isTheirs)).rowCount === 1
}

const ownerNames = { nickname: users.nickname, firstName: users.firstName, lastName: users.lastName }

export const findByLinkId = (db: Queryable, linkId: string) =>
  firstRow(
    db
      .select({ list: sharedLists, owner: ownerNames })
      .from(sharedLists)
      .innerJoin(users, eq(users.id, sharedLists.userId))
      // A suspended account shares nothing.
      .where(and(eq(sharedLists.linkId, linkId), isNull(users.suspendedAt))),
  )

/** Omits listings that are not live. */
export const findLiveKinds = async (db: Queryable, ids: number[]): Promise<Map<number, Kind>> => {
  const rows = await db
    .select({ id: listings.id, kind: listings.kind })
    .from(listings)
    .where(and(inArray(listings.id, ids), isLive))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Idempotent. Skips listings that are not live. Returns the number of new bookmarks. */
export const insertBookmarks = async (
  db: Queryable,
  userId: string,
  ids: number[],
  now: Date,
): Promise<number> => {
  const saved = await db.execute(sql`
    insert into ${bookmarks} (user_id, listing_id, created_at)
    select ${userId}::uuid, ${listings.id}, ${now.toISOString()}::timestamptz
    from ${listings} where ${and(inArray(listings.id, ids), isLive)}
    on conflict do nothing`)
  return saved.rowCount ?? 0
}
