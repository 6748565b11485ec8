import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { displayName } from '#server/display-name.ts'
import { conflict, notFound } from '#server/errors.ts'
import type { Import, ImportsPage, ImportsQuery, ImportUndone } from '#shared/contract/imports.ts'
import * as batches from './import-batches.repository.ts'
import { cancelledMessage, kindName } from './import-result.ts'
import { deleteUnchanged } from './imports.repository.ts'

export type ImportHistoryService = ReturnType<typeof createImportHistoryService>

interface Deps {
  db: Db
  /** To undo an import in one transaction. */
  bulkDb: Db
  clock: () => Date
}

export const createImportHistoryService = ({ db, bulkDb, clock }: Deps) => ({
  async page(query: ImportsQuery): Promise<ImportsPage> {
    const [found, total] = await Promise.all([batches.findImports(db, query), batches.countImports(db)])
    return {
      imports: found.map(present),
      total,
      totalPages: Math.ceil(total / query.limit),
      currentPage: query.page,
    }
  },

  /** Takes effect at the next progress report, or at the latest before the commit. */
  async cancel(id: number): Promise<Import> {
    const ending = { status: 'cancelled', message: cancelledMessage } as const
    const isCancelled = await batches.endImport(db, id, ending, clock())
    const found = await batches.findImport(db, id)
    if (!found) throw notFound()
    if (!isCancelled) throw conflict(notCancellableMessages[found.batch.status])
    return present(found)
  },

  /** Removes the rows that are unchanged since their import. */
  async undo(actor: Actor, id: number): Promise<ImportUndone> {
    return transact(bulkDb, async (db) => {
      const batch = await batches.lockImport(db, id)
      if (!batch) throw notFound()
      if (batch.status !== 'done') throw conflict(notUndoableMessages[batch.status])
      const now = clock()
      const counts = await deleteUnchanged(db, id)
      if (counts.removed === 0) throw conflict(nothingToRemove)
      const message = undoneMessage(batch.kind, counts)
      await batches.markUndone(db, id, message)
      await recordAudit(db, actor, now, {
        action: 'undo-import',
        itemType: 'import',
        itemId: id,
        before: { kind: batch.kind, rows: batch.rowsDone },
        after: { kind: batch.kind, rows: counts.kept },
      })
      return { message, ...counts }
    })
  },
})

const present = ({ batch, person }: batches.StoredImport): Import => ({
  id: batch.id,
  listingType: batch.kind,
  fileName: batch.fileName,
  status: batch.status,
  rowsTotal: batch.rowsTotal,
  rowsDone: batch.rowsDone,
  rowsSkipped: batch.rowsSkipped,
  message: batch.message,
  actorName: person && displayName(person),
  createdAt: batch.createdAt.toISOString(),
  endedAt: batch.endedAt?.toISOString() ?? null,
})

const notCancellableMessages = {
  running: 'This import could not be cancelled.',
  done: 'This import is done already. You can undo it.',
  failed: 'This import has failed already. Nothing was imported.',
  cancelled: 'This import was cancelled already.',
  undone: 'This import was undone already.',
}

const notUndoableMessages = {
  running: 'This import still runs. You can cancel it.',
  done: 'This import could not be undone.',
  failed: 'This import failed, so there is nothing to undo.',
  cancelled: 'This import was cancelled, so there is nothing to undo.',
  undone: 'This import was undone already.',
}

const changes = 'edited, deactivated, reviewed, liked, saved or reported since'

const nothingToRemove = `None of its listings is as it was imported: each was ${changes}, or is gone. Nothing was removed.`

function undoneMessage(kind: Import['listingType'], { removed, kept }: { removed: number; kept: number }) {
  const what = `Removed ${removed} ${kindName(kind, removed)}.`
  return kept === 0 ? what : `${what} ${kept} ${kept === 1 ? 'stays: it was' : 'stay: they were'} ${changes}.`
}
