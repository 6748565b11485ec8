import { setTimeout as sleep } from 'node:timers/promises'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import type { ImportResult } from '#shared/contract/imports.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { checkFile, type ImportSource } from './check-file.ts'
import { exportCsv } from './export-csv.ts'
import { failedRows } from './failed-rows.ts'
import { createImport, endImport, type ImportCounts, updateProgress } from './import-batches.repository.ts'
import { importFile } from './import-file.ts'
import {
  cancelledMessage,
  checkedMessage,
  ImportAborted,
  importedMessage,
  interruptedMessage,
  refused,
  succeeded,
  tallyFile,
} from './import-result.ts'
import { cancelStatement, tryLockImports } from './imports.repository.ts'

const lockRetryMs = 500
const cancelRetryMs = 200
const progressIntervalMs = 250

export type ImportService = ReturnType<typeof createImportService>

interface Deps {
  db: Db
  /** For the transaction of an import. */
  bulkDb: Db
  clock: () => Date
}

export const createImportService = ({ db, bulkDb, clock }: Deps) => {
  let isStopping = false
  const running = new Set<Promise<unknown>>()
  /** The database connection of the import that has the lock. */
  let connectionId: number | null = null

  /** Throws if the import must stop. */
  const reportProgress = async (id: number, counts?: ImportCounts) => {
    if (isStopping) throw new ImportAborted(interruptedMessage)
    if (!(await updateProgress(db, id, counts))) throw new ImportAborted(cancelledMessage)
  }

  /** Throttled, because each report is a commit: a few per second, and one when the insertion starts. */
  const progressReporter = (id: number) => {
    let reportedAt = 0
    let isInserting = false
    return async (counts?: ImportCounts) => {
      const isDue = performance.now() - reportedAt > progressIntervalMs
      if (!isDue && !isStopping && isInserting === (counts !== undefined)) return
      await reportProgress(id, counts)
      reportedAt = performance.now()
      isInserting = counts !== undefined
    }
  }

  const importLocked = async (tx: Tx, actor: Actor, importId: number, source: ImportSource) => {
    const now = clock()
    const { kind } = source
    const onProgress = progressReporter(importId)
    const checked = await importFile(db, tx, { ...source, importId, now, onProgress })
    if (checked.refusal) return checked.refusal
    const message = importedMessage(kind, checked)
    await recordAudit(tx, actor, now, {
      action: 'import',
      itemType: 'import',
      itemId: importId,
      after: { kind, rows: checked.imported },
    })
    const counts = { rowsTotal: checked.imported + checked.skipped, rowsDone: checked.imported }
    const ending = { ...counts, rowsSkipped: checked.skipped, message, status: 'done' as const }
    // Last, so that an import can be cancelled until its commit.
    if (!(await endImport(tx, importId, ending, clock()))) throw new ImportAborted(cancelledMessage)
    return succeeded(message, checked)
  }

  /** Null while another import holds the lock. */
  const tryImport = (actor: Actor, importId: number, source: ImportSource) =>
    transact(bulkDb, async (tx): Promise<ImportResult | null> => {
      const lockedBy = await tryLockImports(tx)
      if (lockedBy === null) return null
      connectionId = lockedBy
      try {
        return await importLocked(tx, actor, importId, source)
      } finally {
        connectionId = null
      }
    })

  const importWhenFree = async (actor: Actor, id: number, source: ImportSource): Promise<ImportResult> => {
    for (;;) {
      await reportProgress(id)
      const result = await tryImport(actor, id, source)
      if (result) return result
      await sleep(lockRetryMs)
    }
  }

  const run: ImportService['run'] = async (actor, source) => {
    const { kind, file } = source
    const id = await createImport(db, { kind, userId: actor.userId, fileName: file.name, now: clock() })
    const fail = (message: string) => endImport(db, id, { status: 'failed', message }, clock())
    try {
      const result = await importWhenFree(actor, id, source)
      if (!result.success) await fail(result.message)
      return result
    } catch (error) {
      if (error instanceof ImportAborted || isStopping) {
        const message = error instanceof ImportAborted ? error.message : interruptedMessage
        await fail(message)
        return refused([message])
      }
      // After a database failure, `tidy-imports` marks the import as failed later.
      await fail('Something went wrong on our side. Nothing was imported.').catch(() => undefined)
      throw error
    }
  }

  return {
    /** A dry run that returns all errors. Writes nothing. */
    async check(source: ImportSource): Promise<ImportResult> {
      const checked = await tallyFile(checkFile(db, source))
      return checked.refusal ?? succeeded(checkedMessage(source.kind, checked), checked)
    },

    /** Imports the whole file or nothing. */
    async run(actor: Actor, source: ImportSource): Promise<ImportResult> {
      const result = run(actor, source)
      running.add(result)
      return result.finally(() => running.delete(result))
    },

    /** The rows that `run` would refuse, as a file with a column of reasons. */
    failedRows: (source: ImportSource): AsyncGenerator<string> => failedRows(db, source),
    /** All live listings of a kind, as a file that can be imported again. */
    export: (kind: ListingKind): AsyncGenerator<string> => exportCsv(db, kind),

    /** Aborts running imports before shutdown and waits for their rollback. */
    async stop(): Promise<void> {
      isStopping = true
      const ended = Promise.allSettled(running)
      // The last statement of a large import may exceed the shutdown timeout. Retries, because a cancellation between two
      // statements has no effect.
      while (connectionId !== null) {
        await cancelStatement(db, connectionId).catch(() => undefined)
        await Promise.race([ended, sleep(cancelRetryMs)])
      }
      await ended
    },
  }
}
