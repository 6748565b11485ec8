import { eq } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { listings } from '#server/db/schema/listings.ts'
import { captureBeforeChange } from '#server/listings/listing-changes.repository.ts'
import type { ModerationState } from '#server/listings/locked-listing.repository.ts'

export const setState = async (
  db: Queryable,
  id: number,
  state: ModerationState,
  now: Date,
): Promise<void> => {
  await captureBeforeChange(db, id, now)
  await db
    .update(listings)
    .set({ ...state, updatedAt: now })
    .where(eq(listings.id, id))
}
