import { and, asc, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import type { AskedOwner } from './still-right-token.ts'

/** When an admin approved the listing or its owner confirmed it, whichever is later. */
const lastCheckedAt = sql`coalesce(greatest(${listings.approvedAt}, ${listings.confirmedAt}), ${listings.createdAt})`

/** A condition on `users`: a live listing was last checked before `askedBefore`, and the owner not asked since. */
export const hasListingsToAskAbout = (today: string, askedBefore: Date): SQL => {
  const owned = (condition: SQL | undefined) =>
    sql`exists (select from ${listings} where ${listings.userId} = ${users.id} and ${condition})`
  const isDue = and(isCurrent(today), lte(lastCheckedAt, askedBefore))
  return sql`${owned(isDue)} and not ${owned(gt(listings.askedAt, askedBefore))}`
}

interface AskedListings {
  owner: AskedOwner
  today: string
  /** Excludes listings that were approved or confirmed later. */
  checkedBefore: Date
  askedBefore: Date
  limit: number
}

/** Marks the listings of one mail, longest unchecked first. Empty if a concurrent run asked the owner. */
export async function markAsked(
  db: Tx,
  { owner: { userId, askedAt }, today, checkedBefore, askedBefore, limit }: AskedListings,
) {
  const asked = await db
    .select({ id: listings.id, kind: listings.kind, title: listings.title })
    .from(listings)
    .where(
      and(
        eq(listings.userId, userId),
        isCurrent(today),
        lte(lastCheckedAt, checkedBefore),
        or(isNull(listings.askedAt), lte(listings.askedAt, askedBefore)),
      ),
    )
    .orderBy(lastCheckedAt, asc(listings.id))
    .limit(limit)
    .for('no key update')
  const ids = asked.map(({ id }) => id)
  if (ids.length > 0) await db.update(listings).set({ askedAt }).where(inArray(listings.id, ids))
  return asked
}

/** Only the listings of that mail that are live and still belong to the owner. */
export const confirmAsked = (db: Queryable, { userId, askedAt }: AskedOwner, now: Date) =>
  db
    .update(listings)
    .set({ confirmedAt: now })
    .where(and(eq(listings.userId, userId), eq(listings.askedAt, askedAt), listings.isLive))
    .returning({ id: listings.id, kind: listings.kind, title: listings.title })

/** Live, and not a past event. */
const isCurrent = (today: string) =>
  and(listings.isLive, or(isNull(listings.eventDate), gte(listings.eventDate, today)))
