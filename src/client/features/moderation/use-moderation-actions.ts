import { failureMessage, hasStatus } from '#client/api/api-error.ts'
import {
  type Decision,
  type EditDecision,
  useApproveSeveral,
  useDecide,
  useDecideEdit,
  useDeleteListing,
  useHideReview,
  useResolveReport,
  useRestoreListing,
} from '#client/api/moderation-actions.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { toastError } from '#client/ui/toast-store.ts'
import type { ModeratedListing } from '#shared/contract/moderation.ts'
import { keyOf } from './listing-labels.ts'
import { useUndoableToast } from './use-undoable-toast.ts'

type ListingRef = Pick<ModeratedListing, 'id' | 'listingType'>

interface ActionMessages {
  /** What the row shows while it is held. */
  label: string
  done: string
  failed: string
}

const decisions: Record<Decision['action'], ActionMessages> = {
  approve: {
    label: 'Approved',
    done: 'Listing approved successfully',
    failed: 'Failed to approve listing',
  },
  reject: { label: 'Sent back', done: 'Submission sent back', failed: 'Failed to send it back' },
  deactivate: {
    label: 'Deactivated',
    done: 'Listing deactivated successfully',
    failed: 'Failed to deactivate listing',
  },
  activate: {
    label: 'Activated',
    done: 'Listing activated successfully',
    failed: 'Failed to activate listing',
  },
}

const editDecisions: Record<EditDecision['action'], Omit<ActionMessages, 'done'>> = {
  approve: { label: 'Edit approved', failed: 'Failed to approve the edit' },
  reject: { label: 'Edit sent back', failed: 'Failed to send it back' },
}

/**
 * Sends each action immediately and holds its row. The toast reports success after the response; toast and row both offer
 * undo. Each action returns whether it succeeded.
 */
export function useModerationActions(held: HeldRows) {
  const showUndoableToast = useUndoableToast(held)
  const decide = useDecide()
  const decideEdit = useDecideEdit()
  const approveSeveral = useApproveSeveral()
  const remove = useDeleteListing()
  const restore = useRestoreListing()
  const resolve = useResolveReport()
  const hide = useHideReview()

  const act = async <Answer extends { auditId: number | null; message: string }>(
    key: string,
    { label, done, failed }: Omit<ActionMessages, 'done'> & { done?: string },
    request: Promise<Answer>,
  ): Promise<boolean> => {
    held.start(key, label)
    try {
      const { auditId, message } = await request
      showUndoableToast(done ?? message, { [key]: auditId })
      return true
    } catch (error) {
      held.release(key)
      toastConflict(error, failed)
      return false
    }
  }

  return {
    decide: (decision: Decision, key = keyOf(decision.listing)) =>
      act(key, decisions[decision.action], decide.mutateAsync(decision)),

    decideEdit: (decision: EditDecision) =>
      act(keyOf(decision.edit.listing), editDecisions[decision.action], decideEdit.mutateAsync(decision)),

    remove: (listing: ListingRef) =>
      act(
        keyOf(listing),
        { label: 'Deleted', done: 'Listing deleted successfully', failed: 'Failed to delete listing' },
        remove.mutateAsync(listing),
      ),

    restore: (listing: ListingRef) =>
      act(
        keyOf(listing),
        { label: 'Restored', done: 'Listing restored successfully', failed: 'Failed to restore listing' },
        restore.mutateAsync(listing),
      ),

    resolve: (reportId: number, key: string) =>
      act(
        key,
        { label: 'Resolved', done: 'Report resolved successfully', failed: 'Failed to resolve report' },
        resolve.mutateAsync(reportId),
      ),

    hideReview: (review: { id: number; isHidden: boolean }, key: string) =>
      act(
        key,
        { label: review.isHidden ? 'Review hidden' : 'Review shown', failed: 'Failed to change the review' },
        hide.mutateAsync(review),
      ),

    approveSeveral: async (listings: ModeratedListing[]) => {
      const { label, failed } = decisions.approve
      for (const listing of listings) held.start(keyOf(listing), label)
      try {
        const { approved, skipped } = await approveSeveral.mutateAsync(listings)
        for (const listing of skipped) held.release(keyOf(listing))
        const rest = skipped.length === 0 ? '' : `, ${skipped.length} left unchanged`
        showUndoableToast(
          `${approved.length} approved successfully${rest}`,
          Object.fromEntries(approved.map((listing) => [keyOf(listing), listing.auditId])),
        )
        return true
      } catch (error) {
        for (const listing of listings) held.release(keyOf(listing))
        toastConflict(error, failed)
        return false
      }
    },
  }
}

/** Adds the reason when another admin acted first. */
function toastConflict(error: unknown, message: string) {
  const reason = hasStatus(error, 404)
    ? ' It has been deleted meanwhile.'
    : hasStatus(error, 409)
      ? ` ${error.userMessage}`
      : ''
  toastError(failureMessage(error, reason ? `${message}.${reason}` : message))
}
