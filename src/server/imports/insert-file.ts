import { setImmediate } from 'node:timers/promises'
import type { Db, Tx } from '#server/db/client.ts'
import {
  createSearchBuffer,
  flushSearchBuffer,
  insertPrepared,
  type ListingRows,
  prepareListing,
  reserveIds,
} from '#server/listings/bulk-writes.repository.ts'
import { learnWords } from '#server/listings/listing-writes.repository.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { checkFile, type Duplicates, type ImportFile } from './check-file.ts'
import type { ValidRow } from './check-rows.ts'
import { conflicting } from './import-aborted.ts'

interface Insertion {
  importId: number
  kind: ListingKind
  file: ImportFile
  duplicates: Duplicates
  now: Date
  /** Called before each chunk is inserted; throws to roll back. */
  onProgress: (counts: { imported: number; skipped: number }) => Promise<void>
}

/** A file with more distinct words than this is not text in any language; the rest is left out of spelling corrections. */
const maxWords = 300_000
const wordsPerStatement = 2_000

/**
 * Inserts the rows of a file that has been checked, live, in the given transaction. The file is read and checked again, so
 * memory stays bounded and a duplicate that came in meanwhile is noticed. The search rows, whose trigger locks the totals,
 * come last: other writers wait for the commit, not for the whole import.
 */
export async function insertFile(db: Db, tx: Tx, insertion: Insertion) {
  const { importId, kind, file, duplicates, now, onProgress } = insertion
  const counts = { imported: 0, skipped: 0 }
  const words = new Set<string>()
  const searchBuffer = await createSearchBuffer(tx)
  for await (const { valid, invalid, skipped } of checkFile(tx, kind, file, { duplicates })) {
    if (invalid.length > 0) throw conflicting()
    counts.imported += valid.length
    counts.skipped += skipped
    await onProgress(counts)
    await insertPrepared(tx, kind, await prepare(valid), searchBuffer)
  }
  await learnAll()
  await flushSearchBuffer(tx, searchBuffer)
  return counts

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
      if (at % 50 === 49) await setImmediate()
    }
    return prepared
  }

  /** Outside the transaction, because other writers of the same new word would wait for its end. */
  async function learnAll() {
    const sorted = [...words].sort()
    for (let at = 0; at < sorted.length; at += wordsPerStatement)
      await learnWords(db, sorted.slice(at, at + wordsPerStatement))
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
