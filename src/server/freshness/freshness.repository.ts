import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { mailSettings } from '#server/db/schema/mail.ts'
import { users } from '#server/db/schema/users.ts'
import { canReceive, type MailRecipient, wants } from '#server/mail/recipients.repository.ts'
import type { AskedOwner } from './still-right-token.ts'

/** When an admin approved the listing or its owner confirmed it, whichever is later. */
const sureAt = sql`coalesce(greatest(${listings.approvedAt}, ${listings.confirmedAt}), ${listings.createdAt})`

interface OwnersToAsk {
  /** Owners are asked again after this time. */
  askedBefore: Date
  /** Both are days and hours in California. */
  today: string
  hour: number
  /** The last id of the batch before. */
  after: string | undefined
  limit: number
}

/** Owners with a live listing that was neither approved nor confirmed for long, in the order of their ids. */
export const findOwnersToAsk = (
  db: Queryable,
  { askedBefore, today, hour, after, limit }: OwnersToAsk,
): Promise<MailRecipient[]> => {
  const owned = (condition: SQL | undefined) =>
    db
      .select({ one: sql`1` })
      .from(listings)
      .where(and(eq(listings.userId, users.id), condition))
  return db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
    .where(
      and(
        canReceive(),
        wants('listings'),
        sql`coalesce(${mailSettings.hour}, 7) <= ${hour}`,
        after === undefined ? undefined : gt(users.id, after),
        exists(owned(and(isCurrent(today), lte(sureAt, askedBefore)))),
        notExists(owned(gt(listings.askedAt, askedBefore))),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit)
}

interface AskedListings {
  owner: AskedOwner
  today: string
  /** Listings that were approved or confirmed after this time are not asked about. */
  sureBefore: Date
  askedBefore: Date
  limit: number
}

/** Marks the listings that a mail asks about, those that wait longest first. None if the owner was asked meanwhile. */
export async function markAsked(
  db: Tx,
  { owner: { userId, askedAt }, today, sureBefore, askedBefore, limit }: AskedListings,
) {
  const asked = await db
    .select({ id: listings.id, kind: listings.kind, title: listings.title })
    .from(listings)
    .where(
      and(
        eq(listings.userId, userId),
        isCurrent(today),
        lte(sureAt, sureBefore),
        or(isNull(listings.askedAt), lte(listings.askedAt, askedBefore)),
      ),
    )
    .orderBy(sureAt, asc(listings.id))
    .limit(limit)
    .for('no key update')
  const ids = asked.map(({ id }) => id)
  if (ids.length > 0) await db.update(listings).set({ askedAt }).where(inArray(listings.id, ids))
  return asked
}

/** Those that the owner was asked about at that time, still has, and that are live. */
export const confirmAsked = (db: Queryable, { userId, askedAt }: AskedOwner, now: Date) =>
  db
    .update(listings)
    .set({ confirmedAt: now })
    .where(and(eq(listings.userId, userId), eq(listings.askedAt, askedAt), listings.isLive))
    .returning({ id: listings.id, kind: listings.kind, title: listings.title })

/** Live, and not an event that is over. */
const isCurrent = (today: string) =>
  and(listings.isLive, or(isNull(listings.eventDate), gte(listings.eventDate, today)))
