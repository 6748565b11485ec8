import { failureMessage } from '#client/api/api-error.ts'
import { useRemoveSaved, useRestoreSaved } from '#client/api/saved-items.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { type ToastContent, toast, toastError, toastSuccess } from '#client/ui/toast-store.ts'
import { type SavedListing, savedKey } from './saved-listing.ts'

const offerMs = 10_000

/** Removes an item and offers to save it again, in its row and in the toast. */
export function useRemoveWithUndo(held: HeldRows) {
  const remove = useRemoveSaved()
  const restore = useRestoreSaved()

  const undo = async (item: SavedListing) => {
    held.startUndo(savedKey(item))
    try {
      await restore.mutateAsync(item)
      toastSuccess('Bookmark toggled successfully')
      held.release(savedKey(item))
    } catch (error) {
      const description = failureMessage(error, 'Failed to toggle bookmark')
      offerUndo(item, description && { title: 'Error', description, variant: 'destructive' }, 'Try again')
    }
  }

  /** In the row, and in the toast unless the failure is reported elsewhere. */
  const offerUndo = (item: SavedListing, content: ToastContent | null | '', label = 'Undo') => {
    // A listing that is not live cannot be saved again.
    const undoOnce = item.isAvailable ? once(() => void undo(item)) : undefined
    held.confirm(savedKey(item), undoOnce)
    if (content)
      toast({ ...content, ...(undoOnce && { action: { label, onAction: undoOnce }, durationMs: offerMs }) })
  }

  return async (item: SavedListing) => {
    held.start(savedKey(item), 'Removed')
    try {
      await remove.mutateAsync(item)
    } catch (error) {
      held.release(savedKey(item))
      return toastError(failureMessage(error, 'Failed to remove bookmark'))
    }
    offerUndo(item, { title: 'Success', description: 'Bookmark removed successfully' })
  }
}

function once(action: () => void) {
  let isDone = false
  return () => {
    if (!isDone) action()
    isDone = true
  }
}
