import { and, gte, isNull, or, type SQL, sql } from 'drizzle-orm'
import { listings } from '#server/db/schema/listings.ts'

/** No parameter, because a generic plan could not use the partial indexes of live listings. */
export const isLive = sql`${listings.isLive}`

/** Neither its day nor its deadline has passed. */
export const isNotExpired = (today: string): SQL | undefined =>
  and(
    or(isNull(listings.eventDate), gte(listings.eventDate, today)),
    or(isNull(listings.closesOn), gte(listings.closesOn, today)),
  )
