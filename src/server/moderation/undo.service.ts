import type { Actor } from '#server/actor.ts'
import type { AuditRecord } from '#server/audit/audit.repository.ts'
import { findAuditEntry, recordAudit, type StoredAuditEntry } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, forbidden, notFound } from '#server/errors.ts'
import type { AuditItemType } from '#shared/contract/audit.ts'
import { undoGrantSeconds } from '#shared/contract/moderation.ts'
import { parseKind } from '#shared/listings/kinds.ts'
import { lockListing, setState } from './decisions.repository.ts'
import { lockReport, lockReview, setHidden, setResolved } from './report-desk.repository.ts'
import { isSameState, stateIn } from './state-record.ts'
import type { SubmitterMail } from './submitter-mail.ts'

export interface UndoService {
  /** Takes back one's own acts of the last seconds: all of them, or none if one cannot be taken back. */
  undo(actor: Actor, auditIds: number[]): Promise<void>
}

interface UndoDeps {
  db: Db
  clock: () => Date
  letters: Pick<SubmitterMail, 'withdraw'>
}

export const createUndoService = ({ db, clock, letters }: UndoDeps): UndoService => {
  const undoOne = async (db: Tx, actor: Actor, auditId: number) => {
    const entry = await findAuditEntry(db, auditId)
    if (!entry) throw notFound()
    if (entry.actorId !== actor.userId) throw forbidden()
    const now = clock()
    const age = now.getTime() - entry.createdAt.getTime()
    if (age > undoGrantSeconds * 1000) throw conflict('It is too late to undo this.')
    await takeBack(db, entry, now)
    const after = entry.after as AuditRecord | null
    if (typeof after?.mailId === 'number') await letters.withdraw(db, after.mailId)
    await recordAudit(db, {
      actorId: actor.userId,
      action: 'undo',
      itemType: entry.itemType as AuditItemType,
      itemId: entry.itemId,
      before: after,
      after: { ...(entry.before as AuditRecord | null), undoes: entry.id },
      createdAt: now,
    })
  }

  return {
    async undo(actor, auditIds) {
      await transact(db, async (db) => {
        for (const auditId of [...new Set(auditIds)].sort((a, b) => a - b)) await undoOne(db, actor, auditId)
      })
    },
  }
}

const takeBack = (db: Tx, entry: StoredAuditEntry, now: Date): Promise<void> => {
  switch (entry.action) {
    case 'approve':
    case 'reject':
    case 'deactivate':
    case 'activate':
      return restoreListing(db, entry, now)
    case 'resolve-report':
      return reopenReport(db, Number(entry.itemId))
    case 'hide-review':
    case 'unhide-review':
      return restoreReview(db, entry, now)
    default:
      throw conflict('This cannot be undone.')
  }
}

const changedSince = () => conflict('This has been changed since, so it cannot be undone.')

const restoreListing = async (db: Tx, entry: StoredAuditEntry, now: Date): Promise<void> => {
  const kind = parseKind(entry.itemType)
  const listing = kind && (await lockListing(db, kind, Number(entry.itemId)))
  if (!listing || !isSameState(listing.state, stateIn(entry.after as AuditRecord))) throw changedSince()
  await setState(db, listing.id, stateIn(entry.before as AuditRecord), now)
}

const reopenReport = async (db: Tx, id: number): Promise<void> => {
  const report = await lockReport(db, id)
  if (!report?.isResolved) throw changedSince()
  await setResolved(db, id, false)
}

const restoreReview = async (db: Tx, entry: StoredAuditEntry, now: Date): Promise<void> => {
  const review = await lockReview(db, Number(entry.itemId))
  const isHidden = entry.action === 'hide-review'
  if (!review || (review.hiddenAt !== null) !== isHidden) throw changedSince()
  await setHidden(db, review.id, isHidden ? null : now)
}
