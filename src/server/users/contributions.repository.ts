import { type Column, sql } from 'drizzle-orm'
import { reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'

/** What the badge counts: listings in any state until they are deleted, events left out, and reviews. */
export const contributionsOf = (userId: Column) =>
  sql<number>`(
    (select count(*) from ${listings} as added where added.user_id = ${userId} and added.kind <> 'event')
    + (select count(*) from ${reviews} as written where written.user_id = ${userId})
  )::int`
