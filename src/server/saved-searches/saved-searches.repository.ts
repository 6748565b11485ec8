import { and, asc, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { mailSettings } from '#server/db/schema/mail.ts'
import { savedSearches } from '#server/db/schema/saved-searches.ts'
import { users } from '#server/db/schema/users.ts'
import { isLiveOf, type Selection } from '#server/listings/listing-conditions.ts'
import { isUnfiltered, matchingIds } from '#server/listings/matching-ids.ts'
import { canReceive, type MailRecipient } from '#server/mail/recipients.repository.ts'
import type { MailTopic } from '#shared/contract/mail-settings.ts'

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

interface DueOptions {
  topic: MailTopic
  /** In California. */
  hour: number
  /** Daily searches were last looked at before this day, weekly ones before the other. */
  today: string
  weekAgo: string
  /** The last person of the batch before. */
  after: string | undefined
  limit: number
}

export interface DueSearches {
  recipient: MailRecipient
  searches: StoredSearch[]
}

/** People whose hour has come and who have searches to look at, in the order of their ids, with those searches. */
export const findDueSearches = async (db: Queryable, options: DueOptions): Promise<DueSearches[]> => {
  const { topic, hour, today, weekAgo, after, limit } = options
  const digestedOn = sql`(${savedSearches.digestedAt} at time zone 'America/Los_Angeles')::date`
  const isDue = or(
    and(eq(savedSearches.digest, 'daily'), lt(digestedOn, today)),
    and(eq(savedSearches.digest, 'weekly'), lte(digestedOn, weekAgo)),
  )
  const due = await db
    .selectDistinct({ id: users.id, email: users.email, firstName: users.firstName })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .innerJoin(mailSettings, eq(mailSettings.userId, users.id))
    .where(
      and(
        isDue,
        sql`${savedSearches.digest} <> 'none'`,
        sql`${mailSettings.topics} @> array[${topic}]`,
        lte(mailSettings.hour, hour),
        canReceive(),
        after === undefined ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  const searches = await db
    .select()
    .from(savedSearches)
    .where(and(inArray(savedSearches.userId, ids), isDue))
    .orderBy(asc(savedSearches.id))
  const byPerson = new Map<string, StoredSearch[]>(ids.map((id) => [id, []]))
  for (const search of searches) byPerson.get(search.userId)?.push(search)
  return due.map((recipient) => ({ recipient, searches: byPerson.get(recipient.id) ?? [] }))
}

export const markDigested = async (db: Queryable, ids: number[], now: Date): Promise<void> => {
  await db.update(savedSearches).set({ digestedAt: now }).where(inArray(savedSearches.id, ids))
}
