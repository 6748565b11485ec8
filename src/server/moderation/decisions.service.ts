import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#server/actor.ts'
import { recordAudit } from '#server/audit/audit.repository.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { AppError, conflict } from '#server/errors.ts'
import {
  type LockedListing,
  type ModerationState,
  setState,
} from '#server/listings/locked-listing.repository.ts'
import { moveToTrash } from '#server/listings/trash.repository.ts'
import type { SubmitterMail } from '#server/submissions/submitter-mail.ts'
import type { AuditAction } from '#shared/contract/audit.ts'
import type { ApproveSeveralAnswer, DecisionAnswer, DoneAnswer } from '#shared/contract/moderation.ts'
import { type DecisionTarget, decisionAnswer, lockTarget } from './decision-target.ts'

interface DecisionDeps {
  db: Db
  clock: () => Date
  submitterMail: SubmitterMail
}

interface Decision {
  action: AuditAction
  change: (state: ModerationState, now: Date) => ModerationState
  /** Mails the submitter. Returns the id of the mail, which an undo withdraws. */
  notify?: (db: Tx, listing: LockedListing) => Promise<number | null>
}

export type DecisionService = ReturnType<typeof createDecisionService>

export const createDecisionService = ({ db, clock, submitterMail }: DecisionDeps) => {
  /** Idempotent: returns the id of the audit entry, or null when nothing changed. */
  const decide = async (
    db: Tx,
    actor: Actor,
    target: DecisionTarget,
    { action, change, notify }: Decision,
  ): Promise<number | null> => {
    const listing = await lockTarget(db, target)
    const { title, state } = listing
    const now = clock()
    const next = change(state, now)
    if (isDeepStrictEqual(state, next)) return null
    if (action === 'approve' && listing.isOwnerSuspended)
      throw conflict('The account that submitted this is suspended. Restore it first.')
    await setState(db, listing.id, next, now)
    const mailId = (await notify?.(db, listing)) ?? null
    return recordAudit(db, actor, now, {
      action,
      itemType: listing.kind,
      itemId: listing.id,
      before: { title, ...state },
      after: { title, ...next, ...(mailId !== null && { mailId }) },
    })
  }

  const decided = async (actor: Actor, target: DecisionTarget, decision: Decision, message: string) => {
    return transact(db, async (db) => {
      const auditId = await decide(db, actor, target, decision)
      return decisionAnswer(db, target, clock(), { message, auditId })
    })
  }

  /** Approving again changes nothing, so that a late click does not reactivate a listing. */
  const approval: Decision = {
    action: 'approve',
    change: (state, now) =>
      state.isApproved
        ? state
        : {
            isApproved: true,
            isActive: true,
            approvedAt: now,
            rejectedAt: null,
            rejectionReason: null,
            pausedAt: null,
          },
    notify: (db, listing) => submitterMail.approved(db, listing),
  }

  return {
    approve: (actor: Actor, target: DecisionTarget): Promise<DecisionAnswer> =>
      decided(actor, target, approval, 'Listing approved successfully'),

    async approveSeveral(actor: Actor, targets: DecisionTarget[]): Promise<ApproveSeveralAnswer> {
      // Sorted by id, so that concurrent approvals never deadlock.
      const sorted = [...targets].sort((a, b) => a.id - b.id)
      const outcomes = await transact(db, async (db) => {
        const done = []
        for (const target of sorted)
          done.push({ target, outcome: await attempt(() => decide(db, actor, target, approval)) })
        return done
      })
      const approved = outcomes.flatMap(({ target, outcome }) =>
        typeof outcome === 'number' ? { listingType: target.type, id: target.id, auditId: outcome } : [],
      )
      const skipped = outcomes.flatMap(({ target, outcome }) =>
        typeof outcome === 'number'
          ? []
          : { listingType: target.type, id: target.id, message: outcome ?? 'It was approved already.' },
      )
      const message =
        skipped.length === 0 ? 'Listings approved successfully' : 'Some listings were not approved'
      return { message, approved, skipped }
    },

    reject: (actor: Actor, target: DecisionTarget, reason: string): Promise<DecisionAnswer> =>
      decided(
        actor,
        target,
        {
          action: 'reject',
          change: (state, now) => {
            if (state.isApproved) throw conflict('This listing is approved. Deactivate or delete it instead.')
            return state.rejectedAt !== null && state.rejectionReason === reason
              ? state
              : { ...state, rejectedAt: now, rejectionReason: reason }
          },
          notify: (db, listing) => submitterMail.notApproved(db, listing, reason),
        },
        'Submission sent back',
      ),

    deactivate: (actor: Actor, target: DecisionTarget): Promise<DecisionAnswer> =>
      decided(actor, target, activation('deactivate', false), 'Listing deactivated successfully'),

    activate: (actor: Actor, target: DecisionTarget): Promise<DecisionAnswer> =>
      decided(actor, target, activation('activate', true), 'Listing activated successfully'),

    /** Moves the listing to the trash; the purge deletes it. */
    async remove(actor: Actor, target: DecisionTarget): Promise<DoneAnswer> {
      const auditId = await transact(db, async (db) => {
        const listing = await lockTarget(db, target)
        const now = clock()
        await moveToTrash(db, listing.id, { at: now, by: actor.userId })
        return recordAudit(db, actor, now, {
          action: 'delete',
          itemType: listing.kind,
          itemId: listing.id,
          before: { title: listing.title, ...listing.state },
        })
      })
      return { message: 'Listing deleted successfully', auditId }
    },
  }
}

/** A pending listing cannot be activated or deactivated (docs/product.md 4.5). */
const activation = (action: 'activate' | 'deactivate', isActive: boolean): Decision => ({
  action,
  change: (state) => {
    if (!state.isApproved)
      throw conflict('This listing is waiting for approval. Approve or delete it instead.')
    return { ...state, isActive, pausedAt: null }
  },
})

/** Returns the message of an expected error; any other error aborts the whole batch. */
const attempt = async (work: () => Promise<number | null>): Promise<number | string | null> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
