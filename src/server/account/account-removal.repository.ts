import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from '#server/db/client.ts'
import { reviews, thumbsUp } from '#server/db/schema/community.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { users } from '#server/db/schema/users.ts'
import { kindNames } from '#shared/listings/kinds.ts'

/**
 * Holds the listings that somebody has liked or reviewed, in one order: their counters follow the account, and two
 * people who leave at the same moment would otherwise wait for each other in a circle.
 */
export async function lockTouchedListings(db: Queryable, userId: string): Promise<void> {
  const liked = db.select({ id: thumbsUp.listingId }).from(thumbsUp).where(eq(thumbsUp.userId, userId))
  const reviewed = db.select({ id: reviews.listingId }).from(reviews).where(eq(reviews.userId, userId))
  await db
    .select({ id: listings.id })
    .from(listings)
    .where(or(inArray(listings.id, liked), inArray(listings.id, reviewed)))
    .orderBy(asc(listings.id))
    .for('no key update')
}

/** Takes somebody's pictures off the listings that show them, and answers which pictures those are. */
export async function detachUploads(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.select({ url: uploads.url }).from(uploads).where(eq(uploads.userId, userId))
  const urls = rows.map(({ url }) => url)
  if (urls.length === 0) return []
  for (const kind of kindNames) {
    const facts = factTables[kind] as typeof factTables.tutoring
    await db.update(facts).set({ photoUrl: null }).where(inArray(facts.photoUrl, urls))
  }
  return urls
}

/** Overwrites what deleted rows leave behind in the tables that hold personal data (docs/operations.md: WAL, backups). */
export async function vacuumErased(client: pg.ClientBase): Promise<void> {
  const listingTables = [
    'listings',
    'listing_texts',
    'listing_search',
    ...kindNames.map((kind) => `${kind}_facts`),
  ]
  await client.query(
    `vacuum users, sessions, account_tokens, identities, mail_outbox, reviews, reports, bookmarks, view_tracking, uploads,
      ${listingTables.join(', ')}`,
  )
}

/** What the person has added and is in the trash is not kept for another 30 days: leaving is final. */
export async function removeTrashOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(listings).where(and(eq(listings.userId, userId), isNotNull(listings.trashedAt)))
}

/**
 * One statement. Foreign keys do the rest: sessions, links, thumbs, bookmarks, views and ticks go with the account,
 * reviews, reports and listings stay and name nobody; triggers keep the counts.
 */
export async function removeUser(db: Queryable, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}
