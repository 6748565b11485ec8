import { sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { reviews, thumbsUp } from '#server/db/schema/community.ts'
import { users } from '#server/db/schema/users.ts'
import { insertPrepared, insertRows, type ListingRows } from '#server/listings/listing-inserts.repository.ts'
import { learnWords } from '#server/listings/listing-writes.repository.ts'
import type { Kind } from '#shared/listings/kinds.ts'

export interface BulkBatch {
  kind: Kind
  listings: ListingRows[]
  reviews: Record<string, unknown>[]
  thumbsUp: Record<string, unknown>[]
  /** Words that no earlier batch had. */
  newWords: string[]
}

export async function insertBatch(db: Queryable, batch: BulkBatch): Promise<void> {
  await insertPrepared(db, batch.kind, batch.listings)
  await learnWords(db, batch.newWords)
  await insertRows(db, reviews, batch.reviews)
  await insertRows(db, thumbsUp, batch.thumbsUp)
}

/** Authors of the reviews and thumbs up; repeated runs share them. */
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
