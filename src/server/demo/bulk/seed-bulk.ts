import { setImmediate } from 'node:timers/promises'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { reserveIds } from '#server/listings/bulk-writes.repository.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { createRandom } from '../random.ts'
import { ensureReaders, insertBatch, type Prepared, prepare } from './bulk.repository.ts'
import { bulkListing } from './bulk-listing.ts'
import { createBulkValues } from './bulk-values.ts'

export interface BulkOptions {
  /** How many listings to add. */
  scale: number
  /** All of this kind; null: all kinds, in the shares that the product expects. */
  kind: Kind | null
  seed: number
  onProgress?: (done: number) => void
}

const batchSize = 1000
const readerCount = 400
const shares: [kind: Kind, share: number][] = [
  ['tutoring', 0.4],
  ['camp', 0.18],
  ['internship', 0.12],
  ['job', 0.18],
  ['event', 0.12],
]

/** Adds listings in bulk, a batch at a time, each batch whole or not at all. The same seed adds the same listings. */
export async function seedBulk(
  { db, clock }: { db: Db; clock: () => Date },
  { scale, kind, seed, onProgress }: BulkOptions,
): Promise<void> {
  const now = clock()
  const valuesOf = createBulkValues({ seed, today: pacificDay(now) })
  const around = { random: createRandom(seed + 1), now, readers: await ensureReaders(db, readerCount) }

  // Nearly all words of a batch are those of the batches before it.
  const stored = new Set<string>()
  let done = 0
  let writing: Promise<void> = Promise.resolve()
  for (const batch of batchesOf(scale, kind)) {
    const prepared = await prepareBatch(batch)
    await writing
    writing = write(prepared)
    // Whoever awaits it next hears of a failure; until then it is nobody's unhandled one.
    writing.catch(() => undefined)
  }
  await writing

  async function write(prepared: Prepared[]) {
    const newWords = new Set<string>()
    for (const { words } of prepared) {
      for (const word of words) if (!stored.has(word)) newWords.add(word)
    }
    await transact(db, (db) => insertBatch(db, prepared, [...newWords]))
    for (const word of newWords) stored.add(word)
    done += prepared.length
    onProgress?.(done)
  }

  async function prepareBatch({ kind, count }: Batch) {
    const ids = await reserveIds(db, count)
    const prepared: Prepared[] = []
    for (const id of ids) {
      prepared.push(prepare(id, bulkListing(kind, valuesOf(kind), around)))
      // Leaves room for the batch before this one to be sent.
      if (prepared.length % 25 === 0) await setImmediate()
    }
    return prepared
  }
}

interface Batch {
  kind: Kind
  count: number
}

function batchesOf(scale: number, only: Kind | null): Batch[] {
  const wanted = only === null ? sharesOf(scale) : [{ kind: only, count: scale }]
  return wanted.flatMap(({ kind, count }) =>
    Array.from({ length: Math.ceil(count / batchSize) }, (_, index) => ({
      kind,
      count: Math.min(batchSize, count - index * batchSize),
    })),
  )
}

/** The first kind takes what rounding leaves over. */
function sharesOf(scale: number): Batch[] {
  const counts = shares.map(([kind, share]) => ({ kind, count: Math.floor(scale * share) }))
  const missing = scale - counts.reduce((sum, { count }) => sum + count, 0)
  return counts.map(({ kind, count }, index) => ({ kind, count: index === 0 ? count + missing : count }))
}
