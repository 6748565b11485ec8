import { and, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { isLive, isNotExpired } from '#server/listings/is-live.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** The listing of a kind with the most thumbs up whose deadline and day have not passed. */
export async function findPopularId(db: Queryable, kind: Kind, today: string): Promise<number | null> {
  const [found] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isLive, eq(listings.kind, kind), isNotExpired(today)))
    .orderBy(desc(listings.thumbsUpCount), desc(listings.id))
    .limit(1)
  return found?.id ?? null
}
