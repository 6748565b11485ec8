import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { findListingsById, type StoredListing } from '#server/listings/listings.repository.ts'

/** By kind, in the order of their ids. */
export async function findDemoListings(db: Queryable): Promise<StoredListing[]> {
  const keys = db.select({ id: listings.id, kind: listings.kind }).from(listings).orderBy(asc(listings.id))
  return [...(await findListingsById(db, await keys)).values()]
}

/** Owns the photos of listings without an owner: the oldest account without a password, since no demo person can sign in. */
export async function findUploader(db: Queryable): Promise<string | null> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(isNull(users.passwordHash))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  return found?.id ?? null
}

/** The new version invalidates the listing in the cache of every process. */
export async function setPhoto(
  db: Queryable,
  { kind, id }: StoredListing['row'],
  url: string,
): Promise<void> {
  await db.execute(sql`
    with pictured as (update ${factTables[kind]} set photo_url = ${url} where listing_id = ${id})
    update ${listings} set version = version + 1 where ${eq(listings.id, id)}`)
}
