import { setImmediate } from 'node:timers/promises'
import type { Db, Tx } from '#server/db/client.ts'
import {
  createListingStage,
  type ListingRows,
  prepareListing,
  reserveIds,
} from '#server/listings/listing-inserts.repository.ts'
import { storeSearchWords } from '#server/listings/listing-writes.repository.ts'
import { checkFile, type ImportSource } from './check-file.ts'
import type { ValidRow } from './check-rows.ts'
import type { ImportCounts } from './import-batches.repository.ts'
import { type CheckedFile, tallyFile } from './import-result.ts'

interface Options extends ImportSource {
  importId: number
  now: Date
  /** Called before each chunk; throws to roll back. */
  onProgress: (counts?: ImportCounts) => Promise<void>
}

/** Bounds memory. No text in any language has more distinct words; the rest is left out of spelling corrections. */
const maxWords = 300_000
const wordsPerStatement = 2_000
/** Bounds how long the event loop is blocked. */
const rowsPerTick = 50

/**
 * Checks a file and stages its rows, then inserts all of them, live, in the given transaction, or nothing if any row is
 * invalid. Reads the file once, in chunks, so memory stays bounded.
 */
export async function importFile(db: Db, tx: Tx, options: Options): Promise<CheckedFile> {
  const { importId, kind, now, onProgress } = options
  const stage = await createListingStage(tx, kind)
  const chunkSizes: number[] = []
  const words = new Set<string>()

  const checked = await tallyFile(checkFile(tx, options), async (valid) => {
    await onProgress()
    if (valid.length === 0) return
    await stage.add(chunkSizes.length, await prepare(valid))
    chunkSizes.push(valid.length)
  })
  if (checked.refusal) return checked

  const counts = { rowsTotal: checked.imported + checked.skipped, rowsDone: 0, rowsSkipped: checked.skipped }
  for (const [chunk, size] of chunkSizes.entries()) {
    counts.rowsDone += size
    await onProgress(counts)
    await stage.insertChunk(chunk)
  }
  await storeWords()
  await onProgress(counts)
  if (checked.imported > 0) await stage.publish()
  return checked

  async function prepare(rows: ValidRow[]) {
    const ids = await reserveIds(tx, rows.length)
    const prepared: ListingRows[] = []
    for (const [at, { values }] of rows.entries()) {
      const { words: found, ...listing } = prepareListing(
        kind,
        ids[at] ?? 0,
        values,
        liveState(importId, now),
      )
      for (const word of found) if (words.size < maxWords) words.add(word)
      prepared.push(listing)
      if (at % rowsPerTick === rowsPerTick - 1) await setImmediate()
    }
    return prepared
  }

  /** Outside the transaction, because other writers of the same new word would wait for its end. */
  async function storeWords() {
    const sorted = [...words].sort()
    for (let at = 0; at < sorted.length; at += wordsPerStatement)
      await storeSearchWords(db, sorted.slice(at, at + wordsPerStatement))
  }
}

const liveState = (importId: number, now: Date) => ({
  userId: null,
  importBatchId: importId,
  isApproved: true,
  isActive: true,
  submittedAt: now,
  approvedAt: now,
  createdAt: now,
  updatedAt: now,
})
