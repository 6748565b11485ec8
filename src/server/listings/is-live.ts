import { sql } from 'drizzle-orm'
import { listings } from '#server/db/schema/listings.ts'

/** Without a parameter: a generic plan could not use the partial indexes of live listings. */
export const isLive = sql`${listings.isLive}`
