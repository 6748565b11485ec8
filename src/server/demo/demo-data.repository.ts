import { ne, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { bookmarks, reports, reviews, thumbsUp, viewTracking } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { planTicks } from '#server/db/schema/plan.ts'
import { preferences } from '#server/db/schema/preferences.ts'
import { users } from '#server/db/schema/users.ts'
import { insertRows } from '#server/listings/listing-inserts.repository.ts'

/** Serializes processes that start together: the first fills the database, the others find it filled. */
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

const activity = { reviews, thumbsUp, bookmarks, planTicks, preferences, reports }
type Activity = { [Name in keyof typeof activity]?: (typeof activity)[Name]['$inferInsert'][] }

export async function insertActivity(db: Queryable, added: Activity): Promise<void> {
  for (const [name, table] of Object.entries(activity))
    await insertRows(db, table, added[name as keyof Activity] ?? [])
}

/** A reaction implies a view. Anonymous visitors are counted already. */
export async function insertViews(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into ${viewTracking} (user_id, listing_id, last_viewed_at)
    select user_id, listing_id, max(created_at)
    from (
      select user_id, listing_id, created_at from ${reviews} where user_id is not null
      union all select user_id, listing_id, created_at from ${thumbsUp}
      union all select user_id, listing_id, created_at from ${bookmarks}
    ) as reactions
    group by user_id, listing_id`)
  await db.execute(sql`
    update ${listings}
    set view_count = view_count + (select count(*) from ${viewTracking} where listing_id = listings.id)`)
}
