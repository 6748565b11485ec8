import { errorMessage, failureMessage } from '#client/api/api-error.ts'
import { useUndoActions } from '#client/api/moderation-actions.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { offerUndo, toastUndone } from './undo-offers.ts'

/** The audit id of what was done to each row; null when the server found nothing to change. */
type DoneActions = Record<string, number | null>

/**
 * Tells that something was done and offers to undo it: all of it in the toast, each part in its row. Without rows, only in
 * the toast.
 */
export function useUndoableToast(held?: HeldRows) {
  const undo = useUndoActions()
  return (description: string, done: DoneActions) => {
    const remaining = new Map(Object.entries(done))
    const undoRows = async (keys: string[]) => {
      const ids = keys.flatMap((key) => remaining.get(key) ?? [])
      for (const key of keys) {
        remaining.delete(key)
        held?.startUndo(key)
      }
      if (remaining.size === 0) withdraw()
      try {
        await undo.mutateAsync(ids)
        toastUndone()
      } catch (error) {
        toastError(failureMessage(error, errorMessage(error)))
      }
      for (const key of keys) held?.release(key)
    }
    for (const [key, auditId] of remaining) {
      if (auditId === null) remaining.delete(key)
      held?.confirm(key, auditId === null ? undefined : () => void undoRows([key]))
    }
    const withdraw =
      remaining.size === 0 ? ignore : offerUndo(description, () => void undoRows([...remaining.keys()]))
    if (remaining.size === 0) toastSuccess(description)
  }
}

const ignore = () => undefined
