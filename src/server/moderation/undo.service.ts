import type { Actor } from '#server/actor.ts'
import {
  type AuditRecord,
  findAuditEntry,
  findAuditSince,
  recordAudit,
  type StoredAuditEntry,
} from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { isUniqueViolation } from '#server/db/database-errors.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, forbidden, notFound } from '#server/errors.ts'
import type { SubmitterMail } from '#server/submissions/submitter-mail.ts'
import type { AuditAction, AuditItemType } from '#shared/contract/audit.ts'
import { undoGrantSeconds } from '#shared/contract/moderation.ts'
import { lockAnyListing, undoActions } from './undo-actions.ts'

interface UndoDeps {
  db: Db
  clock: () => Date
  submitterMail: Pick<SubmitterMail, 'withdraw' | 'transferUndone'>
}

export type UndoService = ReturnType<typeof createUndoService>

export const createUndoService = ({ db, clock, submitterMail }: UndoDeps) => {
  const undoOne = async (db: Tx, actor: Actor, auditId: number) => {
    const entry = await findAuditEntry(db, auditId)
    if (!entry) throw notFound()
    const action = undoActions[entry.action as AuditAction]
    if (entry.actorId !== actor.userId && !action?.isForEveryAdmin) throw forbidden()
    if (!action) throw conflict('This cannot be undone.')
    const now = clock()
    const age = now.getTime() - entry.createdAt.getTime()
    if (age > undoGrantSeconds * 1000 && !action.isUnlimited) throw conflict('It is too late to undo this.')
    await (action.lock ?? lockAnyListing)(db, entry)
    await assertLatest(db, entry, action.isForEveryAdmin)
    await action.restore(db, entry, now)
    const after = entry.after as AuditRecord | null
    const mailIds = [after?.mailId, after?.mailIds].flat().filter((id) => typeof id === 'number')
    const withdrawn: boolean[] = []
    for (const mailId of mailIds) withdrawn.push(await submitterMail.withdraw(db, mailId))
    // No correction is necessary if no mail was sent.
    const formerOwner = withdrawn.includes(false) ? action.losesListing?.(entry) : null
    if (formerOwner) await submitterMail.transferUndone(db, formerOwner)
    await recordAudit(db, actor, now, {
      action: 'undo',
      itemType: entry.itemType as AuditItemType,
      itemId: entry.itemId,
      before: after,
      after: { ...(entry.before as AuditRecord | null), undoes: entry.id },
    })
  }

  return {
    /** All or nothing: undoes none of the actions if one cannot be undone. */
    async undo(actor: Actor, auditIds: number[]): Promise<void> {
      // Latest first, so that several actions on one item can be undone together.
      const latestFirst = [...new Set(auditIds)].sort((a, b) => b - a)
      try {
        await transact(db, async (db) => {
          for (const auditId of latestFirst) await undoOne(db, actor, auditId)
        })
      } catch (error) {
        // The same person has reported the item again concurrently.
        if (isUniqueViolation(error, 'reports_one_open')) throw conflict('This was reported again since.')
        throw error
      }
    },
  }
}

/** Undos stack: an action can be undone once every later action on the same item has been undone. */
const assertLatest = async (db: Tx, entry: StoredAuditEntry, isAnyAge = false): Promise<void> => {
  const since = await findAuditSince(db, entry)
  const undone = new Set(since.flatMap(({ undoes }) => undoes ?? []))
  if (undone.has(entry.id)) throw conflict('This was undone already.')
  if (!isAnyAge && since.some(({ id, undoes }) => undoes === null && !undone.has(id))) {
    throw conflict('Something else was done to this since, so it cannot be undone.')
  }
}
