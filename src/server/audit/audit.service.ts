import type { Db } from '#server/db/client.ts'
import { displayName } from '#server/display-name.ts'
import { findOwners } from '#server/listings/listing-state.repository.ts'
import { findTrashTimes } from '#server/listings/trash.repository.ts'
import type { AuditPage, AuditQuery } from '#shared/contract/audit.ts'
import { findAuditActors, findAuditPage } from './audit.repository.ts'
import { presentAuditEntry } from './present-audit-entry.ts'

export type AuditService = ReturnType<typeof createAuditService>

export const createAuditService = ({ db }: { db: Db }) => ({
  async page(query: AuditQuery): Promise<AuditPage> {
    const [{ rows, total }, actors] = await Promise.all([
      findAuditPage(db, query),
      findAuditActors(db, query.group),
    ])
    const deleted = rows.flatMap(({ entry }) => (isDeletion(entry) ? Number(entry.itemId) : []))
    // The deletion that put a listing into the trash has the same time; an earlier one was undone.
    const trashedAt = await findTrashTimes(db, deleted)
    const claimed = rows.flatMap(({ entry }) => (isTransfer(entry) ? Number(entry.itemId) : []))
    const ownerOf = await findOwners(db, claimed)
    return {
      entries: rows.map(({ entry, actor }) => ({
        ...presentAuditEntry({ entry, actor }),
        isRestorable: isDeletion(entry) && trashedAt.get(Number(entry.itemId)) === entry.createdAt.getTime(),
        isUndoable: isTransfer(entry) && ownerOf.get(Number(entry.itemId)) === entry.after?.owner,
      })),
      actors: actors.flatMap(({ id, actor }) =>
        id === null ? [] : { id, name: actor && displayName(actor) },
      ),
      total,
      totalPages: Math.ceil(total / query.limit),
      currentPage: query.page,
    }
  },
})

const isDeletion = ({ action }: { action: string }): boolean => action === 'delete'

const isTransfer = ({ action }: { action: string }): boolean =>
  action === 'approve-claim' || action === 'confirm-claim'
