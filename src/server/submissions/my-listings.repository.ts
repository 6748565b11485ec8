import { and, desc, eq, getTableColumns, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { categoriesColumn, factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { listingEdits } from '#server/db/schema/moderation.ts'
import { changeListing } from '#server/listings/listing-changes.repository.ts'
import { notTrashed } from '#server/listings/not-trashed.ts'
import type { MyListingsQuery } from '#shared/contract/submissions.ts'
import { type Kind, kindNames } from '#shared/listings/kinds.ts'

export type MyListingRow = Awaited<ReturnType<typeof findMyListings>>[number]

/** Newest first. */
export async function findMyListings(db: Queryable, userId: string, { limit, offset }: MyListingsQuery) {
  return selectMine(db)
    .where(and(eq(listings.userId, userId), notTrashed))
    .orderBy(desc(sql`coalesce(${listings.submittedAt}, ${listings.createdAt})`), desc(listings.id))
    .limit(limit)
    .offset(offset)
}

export const countMyListings = (db: Queryable, userId: string): Promise<number> =>
  db.$count(listings, and(eq(listings.userId, userId), notTrashed))

export async function countWaitingSince(db: Queryable, userId: string, since: Date): Promise<number> {
  return db.$count(
    listings,
    and(
      eq(listings.userId, userId),
      eq(listings.isApproved, false),
      isNull(listings.rejectedAt),
      gt(listings.submittedAt, since),
    ),
  )
}

/** Null if it does not exist or belongs to another user. */
export const findMyListing = (db: Queryable, userId: string, kind: Kind, id: number) =>
  firstRow(selectMine(db).where(isMine(userId, kind, id)))

/** Locks the row, which serializes it with a moderator's decision. */
export const lockMyListing = (db: Tx, userId: string, kind: Kind, id: number) =>
  firstRow(
    db
      .select()
      .from(listings)
      .where(isMine(userId, kind, id))
      .for('no key update'),
  )

/** Moves it to the end of the queue and clears the rejection. */
export async function markResubmitted(db: Tx, id: number, now: Date): Promise<void> {
  await db
    .update(listings)
    .set({ rejectedAt: null, rejectionReason: null, submittedAt: now })
    .where(eq(listings.id, id))
}

export const setPaused = (db: Tx, id: number, isPaused: boolean, now: Date): Promise<void> =>
  changeListing(db, id, { isActive: !isPaused, pausedAt: isPaused ? now : null }, now)

export async function setConfirmed(db: Tx, id: number, now: Date): Promise<void> {
  await db.update(listings).set({ confirmedAt: now }).where(eq(listings.id, id))
}

const isMine = (userId: string, kind: Kind, id: number) =>
  and(eq(listings.id, id), eq(listings.kind, kind), eq(listings.userId, userId), notTrashed)

/** A listing has facts in one table only, so at most one of these is not null. */
const photos = Object.values(factTables).map(
  (facts) => sql`(select ${facts.photoUrl} from ${facts} where ${facts.listingId} = ${listings.id})`,
)
const categories = kindNames.map((kind) => {
  const facts = factTables[kind]
  return sql`(select ${categoriesColumn(kind)} from ${facts} where ${facts.listingId} = ${listings.id})`
})

const selectMine = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(listings),
      photoUrl: sql<string | null>`coalesce(${sql.join(photos, sql`, `)})`,
      categories: sql<string[]>`coalesce(${sql.join(categories, sql`, `)})`,
      editedAt: listingEdits.createdAt,
      saveCount: sql<number>`(select count(*) from ${bookmarks} where ${bookmarks.listingId} = ${listings.id})::int`,
    })
    .from(listings)
    .leftJoin(listingEdits, eq(listingEdits.listingId, listings.id))
    .$dynamic()
