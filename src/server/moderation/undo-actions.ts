import { isDeepStrictEqual } from 'node:util'
import type { AuditRecord, StoredAuditEntry } from '#server/audit/audit.repository.ts'
import { findClaim, hasOpenClaim, setClaimStatus, setOwner } from '#server/claims/claims.repository.ts'
import type { Tx } from '#server/db/client.ts'
import { conflict } from '#server/errors.ts'
import { undoDismissal } from '#server/link-watch/link-checks.repository.ts'
import { updateListing } from '#server/listings/listing-writes.repository.ts'
import { lockListing, type ModerationState, setState } from '#server/listings/locked-listing.repository.ts'
import { lockForRestore, moveToTrash, takeFromTrash } from '#server/listings/trash.repository.ts'
import { findEdit, saveEdit } from '#server/submissions/listing-edits.repository.ts'
import type { MailSubject } from '#server/submissions/submitter-mail.ts'
import * as users from '#server/users/users.repository.ts'
import type { AuditAction } from '#shared/contract/audit.ts'
import { parseKind } from '#shared/listings/kinds.ts'
import { lockReports, lockReview, reopenReports, setHidden } from './report-desk.repository.ts'
import { findUndoValues } from './undo-values.repository.ts'

interface UndoAction {
  /** Locks an item other than a listing, which serializes the undo with actions of other admins. */
  lock?(db: Tx, entry: StoredAuditEntry): Promise<unknown>
  /** Restores the item, or throws a conflict if it has changed since the action. */
  restore(db: Tx, entry: StoredAuditEntry, now: Date): Promise<void>
  /** Has no time limit; a deletion can be undone as long as the listing is in the trash. */
  isUnlimited?: boolean
  /** Any admin can undo it, even after later actions on the item. */
  isForEveryAdmin?: boolean
  /** The user who loses a listing through the undo and is notified by mail. */
  losesListing?(entry: StoredAuditEntry): MailSubject | null
}

const changedSince = () => conflict('This has been changed since, so it cannot be undone.')

/** Includes listings in the trash. */
export const lockAnyListing = (db: Tx, { itemType, itemId }: StoredAuditEntry) => {
  const kind = parseKind(itemType)
  return kind ? lockForRestore(db, kind, Number(itemId)) : Promise.resolve(null)
}

const listingOf = async (db: Tx, { itemType, itemId }: StoredAuditEntry) => {
  const kind = parseKind(itemType)
  const listing = kind && (await lockListing(db, kind, Number(itemId)))
  if (!listing) throw changedSince()
  return listing
}

const decision: UndoAction = {
  async restore(db, entry, now) {
    const listing = await listingOf(db, entry)
    if (!isDeepStrictEqual(listing.state, stateIn(entry.after as AuditRecord))) throw changedSince()
    // Only an approved listing can have a proposed edit.
    if (entry.action === 'approve' && (await findEdit(db, listing.id))) throw changedSince()
    await setState(db, listing.id, stateIn(entry.before as AuditRecord), now)
  },
}

/** The log stores times as text. */
const stateIn = (record: AuditRecord): ModerationState => ({
  isApproved: record.isApproved === true,
  isActive: record.isActive === true,
  approvedAt: dateIn(record.approvedAt),
  rejectedAt: dateIn(record.rejectedAt),
  rejectionReason: typeof record.rejectionReason === 'string' ? record.rejectionReason : null,
  pausedAt: dateIn(record.pausedAt),
})

const dateIn = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null)

const deletion: UndoAction = {
  isUnlimited: true,
  async restore(db, entry, now) {
    const listing = await lockAnyListing(db, entry)
    if (listing?.trashedAt?.getTime() !== entry.createdAt.getTime()) throw changedSince()
    await takeFromTrash(db, listing.id, now)
  },
}

const restoration: UndoAction = {
  async restore(db, entry, now) {
    const listing = await listingOf(db, entry)
    const { trashedAt, trashedBy } = entry.before as { trashedAt: string; trashedBy: string | null }
    const by = trashedBy !== null && (await users.findById(db, trashedBy)) ? trashedBy : null
    await moveToTrash(db, listing.id, { at: new Date(trashedAt), by }, now)
  },
}

/** An admin's own edit, or a decision on a proposed edit. */
const edit: UndoAction = {
  async restore(db, entry, now) {
    const listing = await listingOf(db, entry)
    const restores = await findUndoValues(db, entry.id)
    if (!restores) throw changedSince()
    const { values, version, edit: proposed } = restores
    if (proposed) {
      const isGone = (await users.findById(db, proposed.userId)) === null
      if (isGone || (await findEdit(db, listing.id))) throw changedSince()
      const { userId, values, createdAt } = proposed
      await saveEdit(db, { listingId: listing.id, userId, values, createdAt: new Date(createdAt) })
    }
    if (!values) return
    if (listing.version !== version) throw changedSince()
    await updateListing(db, listing.kind, listing.id, values, now)
  },
}

const reportResolution: UndoAction = {
  lock: (db, entry) => lockReports(db, reportIdsIn(entry)),
  async restore(db, entry) {
    const reports = await lockReports(db, reportIdsIn(entry))
    if (reports.some(({ isResolved }) => !isResolved)) throw changedSince()
    await reopenReports(
      db,
      reports.map(({ id }) => id),
    )
  },
}

const reportIdsIn = ({ after }: StoredAuditEntry) => (after as { reportIds: number[] }).reportIds

const reviewVisibility: UndoAction = {
  lock: (db, { itemId }) => lockReview(db, Number(itemId)),
  async restore(db, entry, now) {
    const review = await lockReview(db, Number(entry.itemId))
    const isHidden = entry.action === 'hide-review'
    if (!review || (review.hiddenAt !== null) !== isHidden) throw changedSince()
    await setHidden(db, review.id, isHidden ? null : now)
  },
}

/** Removes the new owner, whose replies disappear with the ownership, and reopens the claim. */
const transfer: UndoAction = {
  isUnlimited: true,
  isForEveryAdmin: true,
  async restore(db, entry, now) {
    const { owner, claimId } = entry.after as { owner: string; claimId: number }
    const listing = await listingOf(db, entry)
    if (listing.userId !== owner) throw changedSince()
    await setOwner(db, listing.id, null, now)
    await setClaimStatus(db, claimId, 'open', null)
  },
  losesListing({ itemType, itemId, after }) {
    const kind = parseKind(itemType)
    const { owner: userId, title } = after as { owner: string; title: string }
    return kind ? { id: Number(itemId), kind, title, userId } : null
  },
}

const claimRejection: UndoAction = {
  async restore(db, entry) {
    const { claimId } = entry.after as { claimId: number }
    const found = await findClaim(db, claimId)
    if (found?.claim.status !== 'rejected') throw changedSince()
    if (await hasOpenClaim(db, found.claim.userId, found.claim.listingId)) throw changedSince()
    await setClaimStatus(db, claimId, 'open', null)
  },
}

const linkDismissal: UndoAction = {
  async restore(db, entry) {
    const { linkCheckId } = entry.after as { linkCheckId: number }
    if (!(await undoDismissal(db, linkCheckId, entry.createdAt))) throw changedSince()
  },
}

/** Other actions cannot be undone. */
export const undoActions: Partial<Record<AuditAction, UndoAction>> = {
  approve: decision,
  reject: decision,
  deactivate: decision,
  activate: decision,
  delete: deletion,
  restore: restoration,
  edit,
  'approve-edit': edit,
  'reject-edit': edit,
  'resolve-report': reportResolution,
  'hide-review': reviewVisibility,
  'unhide-review': reviewVisibility,
  'approve-claim': transfer,
  'confirm-claim': transfer,
  'reject-claim': claimRejection,
  'dismiss-link-flag': linkDismissal,
}
