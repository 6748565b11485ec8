import { eq, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { bookmarks } from '#server/db/schema/community.ts'
import { listingChanges, notifications, trackedItems } from '#server/db/schema/tracker.ts'

export const lockChange = (db: Tx, id: number) =>
  firstRow(db.select().from(listingChanges).where(eq(listingChanges.id, id)).for('update'))

export const setChangeMessage = async (db: Tx, id: number, message: string): Promise<void> => {
  await db.update(listingChanges).set({ message }).where(eq(listingChanges.id, id))
}

export const removeChange = async (db: Queryable, id: number): Promise<void> => {
  await db.delete(listingChanges).where(eq(listingChanges.id, id))
}

type PublishedChange = Omit<typeof listingChanges.$inferSelect, 'before' | 'message'> & { message: string }

/** Notifies the next batch of savers, except those who declined. Returns the last bookmark id, null at the end. */
export const notifyBatch = async (
  db: Queryable,
  { id, listingId, message, createdAt }: PublishedChange,
  { after, limit }: { after: number; limit: number },
): Promise<number | null> => {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with batch as (
      select id, user_id from ${bookmarks}
      where ${bookmarks.listingId} = ${listingId} and id > ${after} order by id limit ${limit}
    ), inserted as (
      insert into ${notifications} (user_id, listing_id, kind, occasion, message, created_at)
      select batch.user_id, ${listingId}::int, 'change', ${`change:${id}`}, ${message}, ${createdAt}::timestamptz
      from batch left join ${trackedItems}
        on ${trackedItems.userId} = batch.user_id and ${trackedItems.listingId} = ${listingId}
      where coalesce(${trackedItems.status}, 'interested') not in ('declined', 'not_for_me')
      on conflict do nothing
    )
    select max(id) as last from batch`)
  return rows[0]?.last ?? null
}
