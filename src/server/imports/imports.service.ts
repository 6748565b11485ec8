import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { learnWords } from '#server/listings/listing-writes.repository.ts'
import { findListings } from '#server/listings/listings.repository.ts'
import type { ImportResult } from '#shared/contract/imports.ts'
import { cellsOf } from '#shared/listings/csv.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'
import type { Duplicates, ImportFile } from './check-file.ts'
import { csvLine } from './csv-line.ts'
import { failedRows } from './failed-rows.ts'
import { createImport, endImport, markTidy, noteProgress } from './import-batches.repository.ts'
import { cancelled, ImportBrokenOff, interrupted, overtaken } from './import-broken-off.ts'
import { checkedWords, importedWords, refused, succeeded } from './import-result.ts'
import { liveIdsAfter, lockPublishing, putLive, removeUnseenTwins } from './imports.repository.ts'
import { readable, stageImport } from './stage-import.ts'
import { createTally } from './tally.ts'
import { pulseMs, removeLeftRows } from './tidy-imports.ts'

export interface ImportService {
  /** Reads the whole file and writes nothing: what an import would do, and everything that is wrong. */
  check(kind: ListingKind, file: ImportFile, duplicates: Duplicates): Promise<ImportResult>
  /** The whole file goes in, or nothing of it. */
  run(actor: Actor, kind: ListingKind, file: ImportFile, duplicates: Duplicates): Promise<ImportResult>
  /** The rows that `run` would refuse, as a file with a column of reasons. */
  failedRows(kind: ListingKind, file: ImportFile, duplicates: Duplicates): AsyncGenerator<string>
  /** Every live listing of a kind as the file that imports it again. */
  export(kind: ListingKind): AsyncGenerator<string>
  /** Breaks off whatever runs, because the process is about to end. */
  breakOff(): void
}

interface ImportDeps {
  db: Db
  clock: () => Date
}

const exportedAtOnce = 200
const wordsAtOnce = 2_000

export const createImportService = ({ db, clock }: ImportDeps): ImportService => {
  let isStopping = false
  const onPiece = () => {
    if (isStopping) throw interrupted()
  }

  const bring = async (
    actor: Actor,
    id: number,
    kind: ListingKind,
    file: ImportFile,
    duplicates: Duplicates,
  ): Promise<ImportResult> => {
    const { tally, words } = await stageImport({ db, clock, id, kind, file, duplicates, onPiece })
    const { found, skipped } = tally.counts()
    if (found > 0) return refused(tally.errors(), found)
    await learnAll(words)
    onPiece()
    const result = await publish(actor, id, kind, duplicates, skipped)
    // The import is done: if this fails it is made up for later.
    await markTidy(db, id).catch(() => undefined)
    return result
  }

  /** Ahead of the rows, in short steps: nobody who writes a listing meanwhile has to wait for one of its words. */
  const learnAll = async (words: Set<string>) => {
    const sorted = [...words].sort()
    for (let at = 0; at < sorted.length; at += wordsAtOnce)
      await learnWords(db, sorted.slice(at, at + wordsAtOnce))
  }

  /** The one moment at which the rows appear, all of them. */
  const publish = (
    actor: Actor,
    id: number,
    kind: ListingKind,
    duplicates: Duplicates,
    skipped: number,
  ): Promise<ImportResult> =>
    transact(db, async (db) => {
      const now = clock()
      await lockPublishing(db)
      const late = await removeUnseenTwins(db, kind, id)
      if (late > 0 && duplicates === 'refuse') throw overtaken()
      const counts = { imported: await putLive(db, id), skipped: skipped + late }
      const message = importedWords(kind, counts)
      const ending = {
        status: 'done',
        message,
        rowsDone: counts.imported,
        rowsSkipped: counts.skipped,
      } as const
      if (!(await endImport(db, id, { ...ending, rowsTotal: counts.imported + counts.skipped }, now)))
        throw cancelled()
      await recordAudit(db, {
        actorId: actor.userId,
        action: 'import',
        itemType: 'import',
        itemId: id,
        before: null,
        after: { kind, rows: counts.imported },
        createdAt: now,
      })
      return succeeded(message, counts)
    })

  return {
    async check(kind, file, duplicates) {
      const tally = createTally()
      for await (const piece of readable(tally, { db, kind, file, duplicates })) tally.add(piece)
      const counts = tally.counts()
      return counts.found > 0
        ? refused(tally.errors(), counts.found)
        : succeeded(checkedWords(kind, counts), counts)
    },

    async run(actor, kind, file, duplicates) {
      const id = await createImport(db, { kind, userId: actor.userId, fileName: file.name, now: clock() })
      const pulse = setInterval(() => void noteProgress(db, id).catch(() => false), pulseMs)
      const giveUp = async (message: string) => {
        await endImport(db, id, { status: 'failed', message }, clock())
        await removeLeftRows(db, id)
      }
      try {
        const result = await bring(actor, id, kind, file, duplicates)
        if (!result.success) await giveUp(result.message)
        return result
      } catch (error) {
        if (error instanceof ImportBrokenOff) {
          await giveUp(error.message)
          return refused([error.message])
        }
        // The database may be what failed; then the rows, which nobody sees, are removed later.
        await giveUp('Something went wrong on our side. Nothing was imported.').catch(() => undefined)
        throw error
      } finally {
        clearInterval(pulse)
      }
    },

    failedRows: (kind, file, duplicates) => failedRows(db, kind, file, duplicates),

    async *export(kind) {
      const definition = kindOf(kind)
      yield csvLine(definition.csv)
      for (let after = 0; ; ) {
        const ids = await liveIdsAfter(db, kind, after, exportedAtOnce)
        const last = ids.at(-1)
        if (last === undefined) return
        const found = await findListings(db, kind, ids)
        yield found.map(({ values }) => csvLine(cellsOf(definition, values))).join('')
        after = last
      }
    },

    breakOff() {
      isStopping = true
    },
  }
}
