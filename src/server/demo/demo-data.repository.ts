import { count, ne, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks, reports, reviews, thumbsUp, viewTracking } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'

/** Of several processes that start together one fills the database; the others wait here and then find it filled. */
export async function lockDemoData(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('waymark demo data'))`)
}

/** True while nobody but admins has an account and nothing is listed. */
export async function isUntouched(db: Queryable): Promise<boolean> {
  const [people] = await db.select({ total: count() }).from(users).where(ne(users.role, 'admin'))
  const [listed] = await db.select({ total: count() }).from(listings)
  return people?.total === 0 && listed?.total === 0
}

/** Answers the ids by e-mail; an e-mail that an admin has already taken is missing. */
export async function insertPeople(
  db: Queryable,
  people: (typeof users.$inferInsert)[],
): Promise<Map<string, string>> {
  const rows = await db
    .insert(users)
    .values(people)
    .onConflictDoNothing()
    .returning({ id: users.id, email: users.email })
  return new Map(rows.map(({ id, email }) => [email, id]))
}

/** Answers the ids in the order given. */
export async function insertReviews(
  db: Queryable,
  added: (typeof reviews.$inferInsert)[],
): Promise<number[]> {
  const rows = await db.insert(reviews).values(added).returning({ id: reviews.id })
  return rows.map(({ id }) => id)
}

export async function insertThumbsUp(db: Queryable, added: (typeof thumbsUp.$inferInsert)[]): Promise<void> {
  await db.insert(thumbsUp).values(added)
}

export async function insertBookmarks(
  db: Queryable,
  added: (typeof bookmarks.$inferInsert)[],
): Promise<void> {
  await db.insert(bookmarks).values(added)
}

export async function insertViews(db: Queryable, added: (typeof viewTracking.$inferInsert)[]): Promise<void> {
  await db.insert(viewTracking).values(added)
}

export async function insertReports(db: Queryable, added: (typeof reports.$inferInsert)[]): Promise<void> {
  await db.insert(reports).values(added)
}

export async function setViewCounts(
  db: Queryable,
  counts: { listingId: number; viewCount: number }[],
): Promise<void> {
  const ids = counts.map(({ listingId }) => listingId)
  const totals = counts.map(({ viewCount }) => viewCount)
  await db.execute(sql`
    update ${listings} set view_count = given.total
    from unnest(${sql.param(ids)}::int[], ${sql.param(totals)}::int[]) as given (id, total)
    where listings.id = given.id`)
}
