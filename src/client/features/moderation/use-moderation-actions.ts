import { errorMessage, failureMessage, hasStatus } from '#client/api/api-error.ts'
import { useDelayedDeletion } from '#client/api/delayed-deletion.ts'
import {
  type Decision,
  useApproveSeveral,
  useDecide,
  useDecideEdit,
  useHideReview,
  useResolveReport,
  useUndoActions,
} from '#client/api/moderation-actions.ts'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { showUndoToast } from './undo-toast.ts'

const messages: Record<Decision['action'], { done: string; failed: string }> = {
  approve: { done: 'Listing approved successfully', failed: 'Failed to approve listing' },
  reject: { done: 'Submission not approved', failed: 'Failed to save the decision' },
  deactivate: { done: 'Listing deactivated successfully', failed: 'Failed to deactivate listing' },
  activate: { done: 'Listing activated successfully', failed: 'Failed to activate listing' },
}

/** Approves, rejects, deactivates or activates a listing and offers to undo it. */
export function useDecideWithToasts() {
  const offerUndo = useOfferUndo()
  return useDecide({
    onSuccess: ({ auditId }, { action }) => offerUndo(messages[action].done, auditId),
    onError: (error, { action }) => toastConflict(error, messages[action].failed),
  })
}

export function useApproveSeveralWithToasts() {
  const offerUndo = useOfferUndo()
  return useApproveSeveral({
    onSuccess: ({ approved, skipped }) => {
      const rest = skipped.length === 0 ? '' : `, ${skipped.length} left unchanged`
      offerUndo(
        `${approved.length} approved successfully${rest}`,
        approved.map(({ auditId }) => auditId),
      )
    },
    onError: (error) => toastConflict(error, messages.approve.failed),
  })
}

export function useDecideEditWithToasts() {
  return useDecideEdit({
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error, { action }) =>
      toastConflict(error, action === 'approve' ? 'Failed to approve the edit' : messages.reject.failed),
  })
}

export function useResolveReportWithToasts() {
  const offerUndo = useOfferUndo()
  return useResolveReport({
    onSuccess: ({ auditId }) => offerUndo('Report resolved successfully', auditId),
    onError: (error) => toastError(failureMessage(error, 'Failed to resolve report')),
  })
}

export function useHideReviewWithToasts() {
  const offerUndo = useOfferUndo()
  return useHideReview({
    onSuccess: ({ message, auditId }) => offerUndo(message, auditId),
    onError: (error) => toastError(failureMessage(error, 'Failed to change the review')),
  })
}

export function useDeleteWithUndo() {
  const scheduleDeletion = useDelayedDeletion({
    onError: (error) => toastError(failureMessage(error, 'Failed to delete listing')),
  })
  return (listing: Parameters<typeof scheduleDeletion>[0]) => {
    const cancel = scheduleDeletion(listing)
    if (cancel) showUndoToast('Listing deleted successfully', cancel)
  }
}

/** Shows the success toast, with an Undo button when the server can revert the action. */
function useOfferUndo() {
  const undo = useUndoActions({
    onSuccess: () => toastSuccess('Undone'),
    onError: (error) => toastError(failureMessage(error, errorMessage(error))),
  })
  return (description: string, auditIds: number | number[] | null) => {
    const ids = [auditIds ?? []].flat()
    if (ids.length === 0) toastSuccess(description)
    else showUndoToast(description, () => undo.mutate(ids))
  }
}

/** Adds the server's reason when another admin acted first. */
function toastConflict(error: unknown, message: string) {
  const hasReason = hasStatus(error, 404, 409)
  toastError(failureMessage(error, hasReason ? `${message}. ${error.userMessage}` : message))
}
