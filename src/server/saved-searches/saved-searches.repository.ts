import { and, asc, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { savedSearches } from '#server/db/schema/saved-searches.ts'
import { users } from '#server/db/schema/users.ts'
import { isLiveOf, type Selection } from '#server/listings/listing-conditions.ts'
import { isUnfiltered, matchingIds } from '#server/listings/matching-ids.ts'

export type StoredSearch = typeof savedSearches.$inferSelect
type NewSearch = Pick<StoredSearch, 'userId' | 'name' | 'listingType' | 'query' | 'digest'>

const theirs = (userId: string, id: number) => and(eq(savedSearches.id, id), eq(savedSearches.userId, userId))

export const insertSearch = async (db: Queryable, search: NewSearch, now: Date): Promise<StoredSearch> => {
  const [row] = await db
    .insert(savedSearches)
    .values({ ...search, visitedAt: now, digestedAt: now, createdAt: now })
    .returning()
  if (!row) throw new Error('An insert returns its row.')
  return row
}

export const countSearches = (db: Queryable, userId: string): Promise<number> =>
  db.$count(savedSearches, eq(savedSearches.userId, userId))

export const findSearches = (db: Queryable, userId: string): Promise<StoredSearch[]> =>
  db.select().from(savedSearches).where(eq(savedSearches.userId, userId)).orderBy(desc(savedSearches.id))

/** Null when there is none, or it is another person's. */
export const updateSearch = async (
  db: Queryable,
  userId: string,
  id: number,
  changes: Partial<Pick<StoredSearch, 'name' | 'digest' | 'visitedAt' | 'digestedAt'>>,
): Promise<StoredSearch | null> => {
  const [row] = await db
    .update(savedSearches)
    // An update needs a column, and an empty change has none.
    .set({ ...changes, visitedAt: changes.visitedAt ?? sql`${savedSearches.visitedAt}` })
    .where(theirs(userId, id))
    .returning()
  return row ?? null
}

export const findSearch = async (db: Queryable, userId: string, id: number): Promise<StoredSearch | null> => {
  const [row] = await db.select().from(savedSearches).where(theirs(userId, id))
  return row ?? null
}

export const deleteSearch = async (db: Queryable, userId: string, id: number): Promise<boolean> =>
  (await db.delete(savedSearches).where(theirs(userId, id))).rowCount === 1

export type NewListing = Awaited<ReturnType<typeof findNewListings>>[number]

/** Matching listings that were approved since, the newest first. Reads the index of approvals backward. */
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

interface DigestDays {
  /** Daily searches were last looked at before this day, weekly ones before the other. */
  today: string
  weekAgo: string
}

const isDue = ({ today, weekAgo }: DigestDays) => {
  const digestedOn = sql`(${savedSearches.digestedAt} at time zone 'America/Los_Angeles')::date`
  return and(
    // As in the condition of the index.
    sql`${savedSearches.digest} <> 'none'`,
    or(
      and(eq(savedSearches.digest, 'daily'), lt(digestedOn, today)),
      and(eq(savedSearches.digest, 'weekly'), lte(digestedOn, weekAgo)),
    ),
  )
}

/** Of a user. */
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
