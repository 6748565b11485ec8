import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { reviews, thumbsUp } from '#server/db/schema/community.ts'
import { users } from '#server/db/schema/users.ts'
import { insertPrepared, insertRows, prepareListing } from '#server/listings/bulk-writes.repository.ts'
import { learnWords } from '#server/listings/listing-writes.repository.ts'
import type { BulkListing } from './bulk-listing.ts'

/** A batch as it goes over the wire, worked out while the database is still busy with the one before. */
export type Prepared = ReturnType<typeof prepare>

/** What one listing adds to each table. */
export function prepare(id: number, { kind, values, state, reviews, thumbsUp }: BulkListing) {
  return {
    kind,
    ...prepareListing(kind, id, values, state),
    reviews: reviews.map((review) => ({ listingId: id, ...review })),
    thumbsUp: thumbsUp.map((thumb) => ({ listingId: id, ...thumb })),
  }
}

/** One statement per table. The batch is of one kind. */
export async function insertBatch(db: Queryable, batch: Prepared[], newWords: string[]): Promise<void> {
  const [first] = batch
  if (!first) return
  await insertPrepared(db, first.kind, batch)
  await learnWords(db, newWords)
  await insertRows(
    db,
    reviews,
    batch.flatMap((listing) => listing.reviews),
  )
  await insertRows(
    db,
    thumbsUp,
    batch.flatMap((listing) => listing.thumbsUp),
  )
}

/** People to have opinions: the same ones each time. */
export async function ensureReaders(db: Queryable, count: number): Promise<string[]> {
  await db.execute(sql`
    insert into ${users} (email, first_name, last_name, email_verified_at)
    select 'reader-' || lpad(n::text, 4, '0') || '@load.example.org', 'Reader', n::text, now()
    from generate_series(1, ${count}::int) as n
    on conflict do nothing`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${users} where email like 'reader-____@load.example.org' order by email limit ${count}`)
  return rows.map(({ id }) => id)
}
