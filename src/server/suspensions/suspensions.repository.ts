import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'

/**
 * Locks the listings that a suspension hides or whose ratings it changes. The lock order is that of account deletion: by
 * id, before the account.
 */
export const lockListingsOf = async (db: Queryable, userId: string): Promise<void> => {
  const reviewed = db.select({ id: reviews.listingId }).from(reviews).where(eq(reviews.userId, userId))
  await db
    .select({ id: listings.id })
    .from(listings)
    .where(or(eq(listings.userId, userId), inArray(listings.id, reviewed)))
    .orderBy(asc(listings.id))
    .for('no key update')
}

/** Accounts whose last day of suspension is over. */
export const findExpired = async (db: Queryable, today: string): Promise<string[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.suspendedAt), lt(users.suspendedUntil, today)))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}
