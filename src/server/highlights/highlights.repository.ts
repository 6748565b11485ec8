import { and, desc, eq, gte, isNull, or } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { isLive } from '#server/listings/is-live.ts'
import type { Kind } from '#shared/listings/kinds.ts'

/** The listing of a kind with the most thumbs up whose deadline and day have not passed. */
export async function findPopularId(db: Queryable, kind: Kind, today: string): Promise<number | null> {
  const isOpen = or(isNull(listings.closesOn), gte(listings.closesOn, today))
  const isAhead = or(isNull(listings.eventDate), gte(listings.eventDate, today))
  const [found] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(isLive, eq(listings.kind, kind), isOpen, isAhead))
    .orderBy(desc(listings.thumbsUpCount), desc(listings.id))
    .limit(1)
  return found?.id ?? null
}
