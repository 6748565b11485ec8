import { ApiError, errorMessage, failureMessage } from '#client/api/api-error.ts'
import { useUndoActions } from '#client/api/moderation-actions.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { offerUndo, toastUndone } from '#client/ui/undo-offers.ts'
import { undoOfferSeconds } from '#shared/contract/moderation.ts'

/** The audit id of each row's action; null when the server changed nothing. */
type DoneActions = Record<string, number | null>

/** Reports an action and offers to undo it: all of it in the toast, each part in its row, if rows are held. */
export function useUndoableToast(held?: HeldRows) {
  const undo = useUndoActions()
  return (description: string, done: DoneActions) => {
    const remaining = new Map<string, number>()
    let withdraw: () => void = ignore
    const undoRows = async (keys: string[]) => {
      const undone = [...remaining].filter(([key]) => keys.includes(key))
      if (undone.length === 0) return
      for (const key of keys) {
        remaining.delete(key)
        held?.startUndo(key)
      }
      if (remaining.size === 0) withdraw()
      try {
        await undo.mutateAsync(undone.map(([, auditId]) => auditId))
        toastUndone()
      } catch (error) {
        const description = failureMessage(error, errorMessage(error))
        if (description === null || isRefused(error)) toastError(description)
        else {
          for (const [key, auditId] of undone) remaining.set(key, auditId)
          for (const key of keys) held?.confirm(key, () => void undoRows([key]))
          const failure = { title: 'Error', description, durationMs, variant: 'destructive' } as const
          withdraw = both(
            withdraw,
            offerUndo(failure, () => void undoRows(keys), 'Try again'),
          )
          return
        }
      }
      for (const key of keys) held?.release(key)
    }
    for (const [key, auditId] of Object.entries(done)) {
      if (auditId !== null) remaining.set(key, auditId)
      held?.confirm(key, auditId === null ? undefined : () => void undoRows([key]))
    }
    if (remaining.size === 0) toastSuccess(description)
    else
      withdraw = offerUndo(
        { title: 'Success', description, durationMs },
        () => void undoRows([...remaining.keys()]),
      )
  }
}

const durationMs = undoOfferSeconds * 1000

/** A retry would fail too: the item has changed, or the period is over. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500

const both = (first: () => void, second: () => void) => () => {
  first()
  second()
}

const ignore = (): void => undefined
