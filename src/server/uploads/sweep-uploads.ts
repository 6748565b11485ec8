import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { incomingFolder } from '#server/storage/incoming-file.ts'
import { removeLeftovers } from '#server/storage/remove-leftovers.ts'
import type { Storage } from '#server/storage/storage.ts'
import { filesOf } from './photo-name.ts'
import { deleteUploads, disownUnused, type Place, uploadsAfter } from './uploads.repository.ts'

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
 * Removes photos that nothing refers to after a day, and those of deleted accounts. Safe to run concurrently and to
 * interrupt. Returns how many.
 */
export async function sweepUploads({ db, clock, storage, dataDir, signal }: SweepDeps): Promise<number> {
  const olderThan = new Date(clock().getTime() - dayMs)
  await removeLeftovers(incomingFolder(dataDir), () => true, olderThan)
  await storage.tidy(olderThan)
  let removed = 0
  let place: Place | null = null
  while (!signal?.aborted) {
    const found: Place[] = await uploadsAfter(db, place, olderThan, batch)
    place = found.at(-1) ?? null
    if (place === null) break
    const urls = found.map(({ url }) => url)
    const unused = await transact(db, (db) => disownUnused(db, urls))
    await storage.remove(unused.flatMap((url) => Object.values(filesOf(url))))
    removed += await deleteUploads(db, unused)
  }
  return removed
}
