import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { incomingFolder } from '#server/storage/incoming-file.ts'
import { removeLeftovers } from '#server/storage/remove-leftovers.ts'
import type { Storage } from '#server/storage/storage.ts'
import { filesOf } from './photo-name.ts'
import { deleteUploads, disownUnused, type UploadCursor, uploadsAfter } from './uploads.repository.ts'

const dayMs = 86_400_000
const batch = 100

interface SweepDeps {
  db: Db
  clock: () => Date
  storage: Storage
  dataDir: string
  signal?: AbortSignal
}

/**
 * Removes photos without references after a day, and photos of deleted accounts. Safe to run concurrently and to interrupt.
 * Returns the number of removed photos.
 */
export async function sweepUploads({ db, clock, storage, dataDir, signal }: SweepDeps): Promise<number> {
  const olderThan = new Date(clock().getTime() - dayMs)
  await removeLeftovers(incomingFolder(dataDir), () => true, olderThan)
  await storage.tidy(olderThan)
  let removed = 0
  let cursor: UploadCursor | null = null
  while (!signal?.aborted) {
    const found: UploadCursor[] = await uploadsAfter(db, cursor, olderThan, batch)
    cursor = found.at(-1) ?? null
    if (cursor === null) break
    const urls = found.map(({ url }) => url)
    const unused = await transact(db, (db) => disownUnused(db, urls))
    await storage.remove(unused.flatMap((url) => Object.values(filesOf(url))))
    removed += await deleteUploads(db, unused)
  }
  return removed
}
