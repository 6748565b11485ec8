import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { purgeTrashedBefore } from '#server/listings/trash.repository.ts'
import { trashDays } from '#shared/rules/trash-days.ts'
import { removeUndoValuesBefore } from './undo-values.repository.ts'

const hourMs = 3_600_000
const batchSize = 200

interface PurgeDeps {
  db: Db
  clock: () => Date
  /** Aborts between two batches. */
  signal?: AbortSignal
}

/**
 * Deletes listings that have been in the trash for 30 days, in small transactions, and expired undo values. The upload sweep
 * removes the photos later. Returns the number of deleted listings.
 */
export async function purgeTrash({ db, clock, signal }: PurgeDeps): Promise<number> {
  const now = clock().getTime()
  await removeUndoValuesBefore(db, new Date(now - hourMs))
  const before = new Date(now - trashDays * 24 * hourMs)
  let removed = 0
  for (;;) {
    const batch = await transact(db, (db) => purgeTrashedBefore(db, before, batchSize))
    removed += batch
    if (batch < batchSize || signal?.aborted) return removed
  }
}
