import { type Column, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { reviews } from '#server/db/schema/community.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { kindsWith } from '#shared/listings/kinds.ts'

/** Whether a listing, in any state until it is deleted, counts toward its contributor's level. */
export const isContribution = (kind: SQLWrapper): SQL => inArray(kind, kindsWith('countsAsContribution'))

/** What the badge counts: listings and reviews. */
export const contributionsOf = (userId: Column) =>
  sql<number>`(
    (select count(*) from ${listings} as added where added.user_id = ${userId} and ${isContribution(sql`added.kind`)})
    + (select count(*) from ${reviews} as written where written.user_id = ${userId})
  )::int`

/**
 * Who added or wrote something, as far as anybody is shown it. The key comes first: by its null drizzle, and whoever reads
 * rows by place, can tell that the person has left.
 */
export const contributorColumns = {
  id: users.id,
  nickname: users.nickname,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  createdAt: users.createdAt,
}
