import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { removeLeftovers } from '#server/storage/remove-leftovers.ts'
import type { Storage } from '#server/storage/storage.ts'
import { incomingFolder } from './incoming-file.ts'
import { filesOf } from './photo-name.ts'
import { deleteUploads, disownUnused, type Place, uploadsAfter } from './uploads.repository.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour
const batch = 100

interface SweepDeps {
  db: Db
  clock: () => Date
  storage: Storage
  dataDir: string
}

/**
 * Removes pictures that nothing refers to: those of a day ago that were never used or have been replaced since, and
 * those whose owner is gone. Several processes may do it at once, and one that is stopped in the middle leaves nothing
 * that the next one would not find. Answers how many are gone.
 */
export async function sweepUploads({ db, clock, storage, dataDir }: SweepDeps): Promise<number> {
  const olderThan = new Date(clock().getTime() - day)
  await removeLeftovers(incomingFolder(dataDir), () => true, olderThan)
  await storage.tidy(olderThan)
  let removed = 0
  let place: Place | null = null
  for (;;) {
    const found: Place[] = await uploadsAfter(db, place, olderThan, batch)
    place = found.at(-1) ?? null
    if (place === null) return removed
    const urls = found.map(({ url }) => url)
    const unused = await transact(db, (db) => disownUnused(db, urls))
    await storage.remove(unused.flatMap((url) => Object.values(filesOf(url))))
    removed += await deleteUploads(db, unused)
  }
}

interface ScheduleDeps extends SweepDeps {
  logger: { info(details: object, message: string): void; warn(details: object, message: string): void }
  everyMs?: number
}

/** Sweeps once an hour until the returned function is called. */
export function scheduleSweep({ logger, everyMs = hour, ...deps }: ScheduleDeps): () => void {
  const timer = setInterval(() => {
    sweepUploads(deps).then(
      (removed) => removed > 0 && logger.info({ removed }, 'unused pictures removed'),
      (error) => logger.warn({ err: error }, 'unused pictures stay for now'),
    )
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
