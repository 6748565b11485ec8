import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { conflict, notFound } from '#server/errors.ts'
import { updateListing } from '#server/listings/listing-writes.repository.ts'
import { findListing, type StoredListing } from '#server/listings/listings.repository.ts'
import { checkedValues, parsedBody } from '#server/submissions/checked-values.ts'
import { deleteEdit, findEdit, type ListingEdit } from '#server/submissions/listing-edits.repository.ts'
import type { SubmitterMail } from '#server/submissions/submitter-mail.ts'
import { assertOwnPhoto } from '#server/uploads/own-photo.ts'
import type { AuditAction } from '#shared/contract/audit.ts'
import type { DecisionAnswer } from '#shared/contract/moderation.ts'
import type { Values } from '#shared/listings/define-kind.ts'
import { editSchema } from '#shared/listings/schemas.ts'
import { type DecisionTarget, decisionAnswer, lockTarget } from './decision-target.ts'
import { changesBetween } from './edit-record.ts'
import { saveUndoValues } from './undo-values.repository.ts'

/** A pending edit, and the version that the admin saw. */
export interface EditTarget extends DecisionTarget {
  submittedAt?: string
}

interface Change {
  given: Values
  action: AuditAction
  /** The proposed edit that this approves. */
  edit?: ListingEdit
  mailId?: number | null
}

interface ListingEditDeps {
  db: Db
  clock: () => Date
  submitterMail: SubmitterMail
}

export type ListingEditService = ReturnType<typeof createListingEditService>

export const createListingEditService = ({ db, clock, submitterMail }: ListingEditDeps) => {
  const write = async (
    db: Tx,
    actor: Actor,
    { row, values }: StoredListing,
    { given, action, edit, mailId = null }: Change,
  ): Promise<number | null> => {
    const next = checkedValues({ ...values, ...given })
    const changes = changesBetween(row.kind, values, next)
    // Saving an unchanged form is not recorded; approving an edit is, even if it changes nothing.
    if (changes === null && action === 'edit') return null
    if (changes !== null) await updateListing(db, row.kind, row.id, next, clock())
    const auditId = await recordAudit(db, actor, clock(), {
      action,
      itemType: row.kind,
      itemId: row.id,
      before: { title: row.title, ...changes?.before },
      after: { title: row.title, ...changes?.after, ...(mailId !== null && { mailId }) },
    })
    const version = changes === null ? row.version : row.version + 1
    await saveUndoValues(db, auditId, { values, version, edit: edit && undoableEdit(edit) }, clock())
    return auditId
  }

  return {
    /** An admin's own change of any fields of the kind. */
    async edit(actor: Actor, target: DecisionTarget, given: unknown): Promise<DecisionAnswer> {
      return transact(db, async (db) => {
        await lockTarget(db, target)
        const stored = await read(db, target)
        const patch = parsedBody<Values>(editSchema(target.type), given)
        await assertOwnPhoto(db, actor, {
          field: 'photoUrl',
          url: patch.photoUrl,
          current: stored.values.photoUrl,
        })
        const auditId = await write(db, actor, stored, { given: normalized(stored, patch), action: 'edit' })
        return decisionAnswer(db, target, clock(), { message: 'Listing updated successfully', auditId })
      })
    },

    async approve(actor: Actor, target: EditTarget): Promise<DecisionAnswer> {
      return transact(db, async (db) => {
        const listing = await lockTarget(db, target)
        const edit = await readEdit(db, target)
        const stored = await read(db, target)
        await deleteEdit(db, listing.id)
        const mailId = await submitterMail.editApproved(db, listing)
        const change = { given: edit.values, action: 'approve-edit', edit, mailId } as const
        const auditId = await write(db, actor, stored, change)
        return decisionAnswer(db, target, clock(), { message: 'Edit approved successfully', auditId })
      })
    },

    async reject(actor: Actor, target: EditTarget, reason: string): Promise<DecisionAnswer> {
      return transact(db, async (db) => {
        const listing = await lockTarget(db, target)
        const edit = await readEdit(db, target)
        await deleteEdit(db, listing.id)
        const mailId = await submitterMail.editNotApproved(db, listing, reason)
        const auditId = await recordAudit(db, actor, clock(), {
          action: 'reject-edit',
          itemType: listing.kind,
          itemId: listing.id,
          after: { title: listing.title, rejectionReason: reason, ...(mailId !== null && { mailId }) },
        })
        await saveUndoValues(db, auditId, { edit: undoableEdit(edit) }, clock())
        return decisionAnswer(db, target, clock(), { message: 'Edit sent back', auditId })
      })
    },
  }
}

/**
 * Normalizes a patch. Reads return 'City, ST' for an empty location, so that value is not an input. New delivery modes reset
 * `isRemote`, unless the patch sets it.
 */
const normalized = ({ row, values }: StoredListing, patch: Values): Values => {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  if (values.location === null && given.location === `${row.city}, ${row.state}`) delete given.location
  return 'isRemote' in values && 'deliveryMode' in given ? { isRemote: null, ...given } : given
}

const undoableEdit = ({ userId, values, createdAt }: ListingEdit) => ({
  userId,
  values,
  createdAt: createdAt.toISOString(),
})

const read = async (db: Tx, { type, id }: DecisionTarget): Promise<StoredListing> => {
  const stored = await findListing(db, type, id)
  if (!stored) throw notFound('This listing does not exist any more.')
  return stored
}

const readEdit = async (db: Tx, { id, submittedAt }: EditTarget): Promise<ListingEdit> => {
  const edit = await findEdit(db, id)
  if (!edit) throw notFound('No edit of this listing is waiting any more.')
  if (submittedAt !== undefined && submittedAt !== edit.createdAt.toISOString()) {
    throw conflict('The submitter has sent another edit since you opened this one.')
  }
  return edit
}
