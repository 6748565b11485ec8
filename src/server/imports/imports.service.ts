import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { AppError } from '#server/errors.ts'
import type { ImportResult } from '#shared/contract/imports.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { checkFile, type Duplicates, type ImportFile } from './check-file.ts'
import { exportCsv } from './export-csv.ts'
import { failedRows } from './failed-rows.ts'
import { cancelled, ImportAborted, interrupted } from './import-aborted.ts'
import { createImport, endImport, type ImportCounts, updateProgress } from './import-batches.repository.ts'
import { checkedWords, importedWords, refused, succeeded } from './import-result.ts'
import { tryLockImports } from './imports.repository.ts'
import { insertFile } from './insert-file.ts'
import { createTally } from './tally.ts'

export interface ImportService {
  /** What an import of the file would do, and all of its errors. Writes nothing. */
  check(kind: ListingKind, file: ImportFile, duplicates: Duplicates): Promise<ImportResult>
  /** Imports the whole file or nothing of it. */
  run(actor: Actor, kind: ListingKind, file: ImportFile, duplicates: Duplicates): Promise<ImportResult>
  /** The rows that `run` would refuse, as a file with a column of reasons. */
  failedRows(kind: ListingKind, file: ImportFile, duplicates: Duplicates): AsyncGenerator<string>
  /** All live listings of a kind, as a file that can be imported again. */
  export(kind: ListingKind): AsyncGenerator<string>
  /** Aborts running imports, because the process is about to end. */
  stop(): void
}

interface Source {
  kind: ListingKind
  file: ImportFile
  duplicates: Duplicates
}

const lockRetryMs = 500

export const createImportService = ({ db, clock }: { db: Db; clock: () => Date }): ImportService => {
  let isStopping = false

  /** Throws if the import must not go on. */
  const reportProgress = async (id: number, counts: Partial<ImportCounts> = {}) => {
    if (isStopping) throw interrupted()
    if (!(await updateProgress(db, id, counts))) throw cancelled()
  }

  const check = async ({ kind, file, duplicates }: Source, onChunk?: () => Promise<void>) => {
    const tally = createTally()
    try {
      for await (const chunk of checkFile(db, kind, file, { duplicates })) {
        tally.add(chunk)
        await onChunk?.()
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      tally.addError(error.message)
    }
    const { imported, skipped, errors } = tally.counts()
    if (imported + skipped + errors === 0) tally.addError('Please select a file and ensure it contains data')
    return tally
  }

  /** Null while another import holds the lock. */
  const tryInsert = (actor: Actor, importId: number, source: Source, rowsTotal: number) =>
    transact(db, async (tx): Promise<ImportResult | null> => {
      if (!(await tryLockImports(tx))) return null
      const now = clock()
      const { kind } = source
      const onProgress = ({
        imported: rowsDone,
        skipped: rowsSkipped,
      }: {
        imported: number
        skipped: number
      }) => reportProgress(importId, { rowsTotal, rowsDone, rowsSkipped })
      const counts = await insertFile(db, tx, { ...source, importId, now, onProgress })
      const message = importedWords(kind, counts)
      await recordAudit(tx, {
        actorId: actor.userId,
        action: 'import',
        itemType: 'import',
        itemId: importId,
        before: null,
        after: { kind, rows: counts.imported },
        createdAt: now,
      })
      const ending = { rowsTotal, rowsDone: counts.imported, rowsSkipped: counts.skipped, message }
      // Last, so that an import can be cancelled until its commit.
      if (!(await endImport(tx, importId, { ...ending, status: 'done' }, clock()))) throw cancelled()
      return succeeded(message, counts)
    })

  const checkAndInsert = async (actor: Actor, id: number, source: Source): Promise<ImportResult> => {
    const tally = await check(source, () => reportProgress(id))
    const { imported, skipped, errors } = tally.counts()
    if (errors > 0) return refused(tally.errors(), errors)
    for (;;) {
      await reportProgress(id)
      const result = await tryInsert(actor, id, source, imported + skipped)
      if (result) return result
      await sleep(lockRetryMs)
    }
  }

  return {
    async check(kind, file, duplicates) {
      const tally = await check({ kind, file, duplicates })
      const counts = tally.counts()
      return counts.errors > 0
        ? refused(tally.errors(), counts.errors)
        : succeeded(checkedWords(kind, counts), counts)
    },

    async run(actor, kind, file, duplicates) {
      const id = await createImport(db, { kind, userId: actor.userId, fileName: file.name, now: clock() })
      const fail = (message: string) => endImport(db, id, { status: 'failed', message }, clock())
      try {
        const result = await checkAndInsert(actor, id, { kind, file, duplicates })
        if (!result.success) await fail(result.message)
        return result
      } catch (error) {
        if (error instanceof ImportAborted) {
          await fail(error.message)
          return refused([error.message])
        }
        // If the database is what failed, the import is marked as failed later by `tidy-imports`.
        await fail('Something went wrong on our side. Nothing was imported.').catch(() => undefined)
        throw error
      }
    },

    failedRows: (kind, file, duplicates) => failedRows(db, kind, file, duplicates),
    export: (kind) => exportCsv(db, kind),

    stop() {
      isStopping = true
    },
  }
}
