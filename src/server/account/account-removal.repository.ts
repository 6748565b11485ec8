import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { uploads } from '#server/db/schema/uploads.ts'
import { users } from '#server/db/schema/users.ts'
import { kindNames } from '#shared/listings/kinds.ts'

/** Removes the user's pictures from listings; returns their URLs. */
export async function detachUploads(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.select({ url: uploads.url }).from(uploads).where(eq(uploads.userId, userId))
  const urls = rows.map(({ url }) => url)
  if (urls.length === 0) return []
  for (const kind of kindNames) {
    const facts = factTables[kind] as typeof factTables.tutoring
    await db.update(facts).set({ photoUrl: null }).where(inArray(facts.photoUrl, urls))
  }
  return urls
}

/** Removes dead rows from the tables with personal data (docs/operations.md: WAL, backups). */
export async function vacuumErased(client: pg.ClientBase): Promise<void> {
  const listingTables = [
    'listings',
    'listing_texts',
    'listing_search',
    ...kindNames.map((kind) => `${kind}_facts`),
  ]
  await client.query(
    `vacuum users, sessions, account_tokens, identities, mail_outbox, reviews, review_replies, reports, bookmarks,
      view_tracking, uploads, preferences, calendar_addresses, shared_lists, saved_searches, claims, user_notes,
      totp_factors, recovery_codes, passkeys,
      tracked_items, notifications, mail_settings,
      ${listingTables.join(', ')}`,
  )
}

/** Deletes the user's trashed listings immediately, because account deletion is final. */
export async function removeTrashOf(db: Queryable, userId: string): Promise<void> {
  await db.delete(listings).where(and(eq(listings.userId, userId), isNotNull(listings.trashedAt)))
}

/**
 * Foreign keys delete sessions, links, thumbs up, bookmarks with their notes, notifications, views, plan progress, preferences,
 * mail settings, the calendar address, shared lists and saved searches, and make reviews, reports and
 * listings anonymous; triggers update the counters.
 */
export async function removeUser(db: Queryable, userId: string): Promise<void> {
  await db.delete(users).where(eq(users.id, userId))
}
