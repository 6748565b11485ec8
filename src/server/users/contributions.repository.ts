import { type Column, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { nameColumns, users } from '#server/db/schema/users.ts'
import { kindsWith } from '#shared/listings/kinds.ts'

/** What the badge counts: listings, unless sent back or in the trash, and reviews of listings that are not in the trash. */
export const contributionsOf = (userId: Column | string) =>
  sql<number>`(${addedListings(userId)} + ${writtenReviews(userId)})::int`

export const countContributions = async (db: Queryable, userId: string) => {
  const {
    rows: [counted],
  } = await db.execute<{ listingsCount: number; reviewsCount: number }>(
    sql`select ${addedListings(userId)}::int as "listingsCount", ${writtenReviews(userId)}::int as "reviewsCount"`,
  )
  return counted ?? { listingsCount: 0, reviewsCount: 0 }
}

const addedListings = (userId: Column | string) => sql`(
  select count(*) from ${listings} as added
  where added.user_id = ${userId} and ${inArray(sql`added.kind`, kindsWith('countsAsContribution'))}
    and added.rejected_at is null and added.trashed_at is null
)`

const writtenReviews = (userId: Column | string) => sql`(
  select count(*) from ${reviews} as written
  join ${listings} as reviewed on reviewed.id = written.listing_id and reviewed.trashed_at is null
  where written.user_id = ${userId}
)`

export const contributorColumns = {
  ...nameColumns,
  profileImageUrl: users.profileImageUrl,
  createdAt: users.createdAt,
}
