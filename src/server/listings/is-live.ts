import { sql } from 'drizzle-orm'
import { listings } from '#server/db/schema/listings.ts'

/** Written out, since a plan for any value of a parameter cannot use the indexes that hold live listings alone. */
export const isLive = sql`${listings.isLive}`
