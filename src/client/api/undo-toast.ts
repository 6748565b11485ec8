import { toast } from '#client/ui/toast-store.ts'
import { undoOfferSeconds } from '#shared/contract/moderation.ts'
import { errorMessage, isUnauthorized } from './api-error.ts'
import { http } from './http.ts'

let undoLatest: (() => void) | null = null

/**
 * Says that something was done and, for ten seconds, offers to take it back. `auditIds` name what is undone; null or
 * none when there is nothing to take back.
 */
export function tellUndoable(description: string, auditIds: number | number[] | null, onUndone: () => void) {
  const ids = [auditIds ?? []].flat()
  if (ids.length === 0) return toast({ title: 'Success', description })
  offerUndo(description, async () => {
    try {
      await http.post('/api/admin/undo', { auditIds: ids })
      toast({ title: 'Success', description: 'Undone' })
    } catch (error) {
      if (!isUnauthorized(error)) {
        toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' })
      }
    }
    onUndone()
  })
}

/** The toast with its button; what the button does is done once. */
export function offerUndo(description: string, undo: () => void) {
  const once = () => {
    if (undoLatest === once) undoLatest = null
    undo()
  }
  undoLatest = once
  setTimeout(() => {
    if (undoLatest === once) undoLatest = null
  }, undoOfferSeconds * 1000)
  toast({
    title: 'Success',
    description,
    action: { label: 'Undo', onAction: once },
    durationMs: undoOfferSeconds * 1000,
  })
}

/** For the keyboard: takes back what was done last, while that is still offered. */
export function undoLastAct() {
  undoLatest?.()
}
