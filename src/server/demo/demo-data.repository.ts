import { ne, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks, reports, reviews, thumbsUp, viewTracking } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { planTicks } from '#server/db/schema/plan.ts'
import { preferences } from '#server/db/schema/preferences.ts'
import { users } from '#server/db/schema/users.ts'

/** Processes that start together take turns: the first fills the database, the others find it filled. */
export async function lockDemoData(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('waymark demo data'))`)
}

/** True while there are no listings and no accounts except admins. */
export async function isUntouched(db: Queryable): Promise<boolean> {
  const people = await db.$count(users, ne(users.role, 'admin'))
  return people === 0 && (await db.$count(listings)) === 0
}

/** Returns ids by e-mail. An e-mail that belongs to an admin is skipped. */
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

/** Returns ids in the given order. */
export async function insertReviews(
  db: Queryable,
  added: (typeof reviews.$inferInsert)[],
): Promise<number[]> {
  const rows = await db.insert(reviews).values(added).returning({ id: reviews.id })
  return rows.map(({ id }) => id)
}

interface Activity {
  thumbsUp: (typeof thumbsUp.$inferInsert)[]
  bookmarks: (typeof bookmarks.$inferInsert)[]
  views: (typeof viewTracking.$inferInsert)[]
  planTicks: (typeof planTicks.$inferInsert)[]
  preferences: (typeof preferences.$inferInsert)[]
  reports: (typeof reports.$inferInsert)[]
}

export async function insertActivity(db: Queryable, added: Activity): Promise<void> {
  await db.insert(thumbsUp).values(added.thumbsUp)
  await db.insert(bookmarks).values(added.bookmarks)
  await db.insert(viewTracking).values(added.views)
  await db.insert(planTicks).values(added.planTicks)
  if (added.preferences.length > 0) await db.insert(preferences).values(added.preferences)
  await db.insert(reports).values(added.reports)
}

/** The views of anonymous visitors and of the people in `view_tracking`. */
export async function setViewCounts(
  db: Queryable,
  anonymous: { listingId: number; views: number }[],
): Promise<void> {
  const ids = anonymous.map(({ listingId }) => listingId)
  const totals = anonymous.map(({ views }) => views)
  await db.execute(sql`
    update ${listings} set view_count = given.total
      + (select count(*) from ${viewTracking} where listing_id = given.id)
    from unnest(${sql.param(ids)}::int[], ${sql.param(totals)}::int[]) as given (id, total)
    where listings.id = given.id`)
}
