import { and, asc, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { listings } from '#server/db/schema/listings.ts'
import { savedSearches } from '#server/db/schema/saved-searches.ts'
import { users } from '#server/db/schema/users.ts'
import { isLiveOf, type Selection } from '#server/listings/listing-conditions.ts'
import { isUnfiltered, matchingIds } from '#server/listings/matching-ids.ts'

export type StoredSearch = typeof savedSearches.$inferSelect
type NewSearch = Pick<StoredSearch, 'userId' | 'name' | 'listingType' | 'query' | 'digest'>

const isOwn = (userId: string, id: number) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

export const insertSearch = async (db: Queryable, search: NewSearch, now: Date): Promise<StoredSearch> => {
  const [row] = await db
    .insert(savedSearches)
    .values({ ...search, visitedAt: now, digestedAt: now, createdAt: now })
    .returning()
  if (!row) throw new Error('The insert returned no row')
  return row
}

export const countSearches = (db: Queryable, userId: string): Promise<number> =>
  db.$count(savedSearches, eq(savedSearches.userId, userId))

export const findSearches = (db: Queryable, userId: string): Promise<StoredSearch[]> =>
  db.select().from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(desc(savedSearches.id))

/** Null if it does not exist or belongs to another user. */
export const updateSearch = (
  db: Queryable,
  userId: string,
  id: number,
  changes: Partial<Pick<StoredSearch, 'name' | 'digest' | 'visitedAt' | 'digestedAt'>>,
): Promise<StoredSearch | null> =>
  firstRow(
    db
      .update(savedSearches)
      // Drizzle rejects an update without columns.
      .set({ ...changes, visitedAt: changes.visitedAt ?? sql`${savedSearches.visitedAt}` })
      .where(isOwn(userId, id))
      .returning(),
  )

export const findSearch = (db: Queryable, userId: string, id: number): Promise<StoredSearch | null> =>
  firstRow(db.select().from(savedSearches).where(isOwn(userId, id)))

export const deleteSearch = async (db: Queryable, userId: string, id: number): Promise<boolean> =>
  (await db.delete(savedSearches).where(isOwn(userId, id))).rowCount === 1

export type NewListing = Awaited<ReturnType<typeof findNewListings>>[number]

/** Matching listings approved later, newest first: a backward scan of the index on approvals. */
export const findNewListings = async (db: Queryable, selection: Selection, since: Date, limit: number) => {
  const isMatching: SQL | undefined = isUnfiltered(selection)
    ? undefined
    : sql`${listings.id} in (select id from (${matchingIds(selection)}) as matching)`
  const rows = await db
    .select({ id: listings.id, kind: listings.kind, title: listings.title, approvedAt: listings.approvedAt })
    .from(listings)
    .where(and(isLiveOf(selection.kind), gt(listings.approvedAt, since), isMatching))
    .orderBy(desc(listings.approvedAt), desc(listings.id))
    .limit(limit)
  return rows.flatMap(({ approvedAt, ...row }) => (approvedAt === null ? [] : [{ ...row, approvedAt }]))
}

/** Daily searches are due if last run before `today`, weekly ones by `weekAgo`. */
interface DigestDays {
  today: string
  weekAgo: string
}

const isDue = ({ today, weekAgo }: DigestDays) => {
  const digestedOn = sql`(${savedSearches.digestedAt} at time zone 'America/Los_Angeles')::date`
  return and(
    // Matches the partial index.
    sql`${savedSearches.digest} <> 'none'`,
    or(
      and(eq(savedSearches.digest, 'daily'), lt(digestedOn, today)),
      and(eq(savedSearches.digest, 'weekly'), lte(digestedOn, weekAgo)),
    ),
  )
}

/** A condition on `users`. */
export const hasDueSearches = (days: DigestDays): SQL =>
  sql`exists (select from ${savedSearches} where ${savedSearches.userId} = ${users.id} and ${isDue(days)})`

export const findDueSearches = (db: Queryable, userIds: string[], days: DigestDays) =>
  db
    .select()
    .from(savedSearches)
    .where(and(inArray(savedSearches.userId, userIds), isDue(days)))
    .orderBy(asc(savedSearches.id))

export const markDigested = async (db: Queryable, ids: number[], now: Date): Promise<void> => {
  await db.update(savedSearches).set({ digestedAt: now }).where(inArray(savedSearches.id, ids))
}
