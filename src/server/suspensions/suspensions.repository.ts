import { and, asc, isNotNull, lt } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { users } from '#server/db/schema/users.ts'

/** Accounts whose last day of suspension is over. */
export const findExpired = async (db: Queryable, today: string): Promise<string[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.suspendedAt), lt(users.suspendedUntil, today)))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}
