import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#server/db/client.ts'
import { categoriesColumn, factTables } from '#server/db/schema/facts.ts'
import { listings } from '#server/db/schema/listings.ts'
import { users } from '#server/db/schema/users.ts'
import { transact } from '#server/db/transact.ts'
import { kindNames } from '#shared/listings/kinds.ts'

type PhotoListing = Awaited<ReturnType<typeof listDemoListings>>[number]

/** A listing without an owner uses the oldest account that has no password: none of the people of the demo can sign in. */
export async function listDemoListings(db: Queryable) {
  const [someone] = await db
    .select({ id: users.id })
    .from(users)
    .where(isNull(users.passwordHash))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  if (!someone) return []
  const found = await Promise.all(
    kindNames.map(async (kind) => {
      const facts = factTables[kind] as typeof factTables.tutoring
      const rows = await db
        .select({
          id: listings.id,
          title: listings.title,
          userId: listings.userId,
          photoUrl: facts.photoUrl,
          categories: sql<string[]>`${categoriesColumn(kind)}`,
        })
        .from(listings)
        .innerJoin(facts, eq(facts.listingId, listings.id))
        .where(eq(listings.kind, kind))
        .orderBy(asc(listings.id))
      return rows.map(({ userId, ...row }) => ({ ...row, kind, uploaderId: userId ?? someone.id }))
    }),
  )
  return found.flat()
}

/** The new version announces the change to every process that has the listing in its cache. */
export async function setPhoto(db: Db, { kind, id }: PhotoListing, url: string): Promise<void> {
  const facts = factTables[kind] as typeof factTables.tutoring
  await transact(db, async (db) => {
    await db.update(facts).set({ photoUrl: url }).where(eq(facts.listingId, id))
    await db
      .update(listings)
      .set({ version: sql`${listings.version} + 1` })
      .where(eq(listings.id, id))
  })
}
