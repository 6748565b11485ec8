import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { firstRow } from '#server/db/first-row.ts'
import { listingEdits } from '#server/db/schema/moderation.ts'

export type ListingEdit = typeof listingEdits.$inferSelect

export const findEdit = (db: Queryable, listingId: number) =>
  firstRow(db.select().from(listingEdits).where(eq(listingEdits.listingId, listingId)))

/** Replaces the pending edit of the listing. */
export async function saveEdit(db: Queryable, edit: ListingEdit): Promise<void> {
  const { values, userId, createdAt } = edit
  await db
    .insert(listingEdits)
    .values(edit)
    .onConflictDoUpdate({ target: listingEdits.listingId, set: { values, userId, createdAt } })
}

export const deleteEdit = async (db: Queryable, listingId: number): Promise<boolean> =>
  (await db.delete(listingEdits).where(eq(listingEdits.listingId, listingId))).rowCount === 1
