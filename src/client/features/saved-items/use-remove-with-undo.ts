import { failureMessage } from '#client/api/api-error.ts'
import { useRemoveSaved, useRestoreSaved } from '#client/api/saved-items.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { toast, toastError, toastSuccess } from '#client/ui/toast-store.ts'
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
    } catch (error) {
      toastError(failureMessage(error, 'Failed to toggle bookmark'))
    }
    held.release(savedKey(item))
  }

  return async (item: SavedListing) => {
    held.start(savedKey(item), 'Removed')
    try {
      await remove.mutateAsync(item)
    } catch (error) {
      held.release(savedKey(item))
      return toastError(failureMessage(error, 'Failed to remove bookmark'))
    }
    // What is no longer live cannot be saved again.
    const undoOnce = item.isAvailable ? once(() => void undo(item)) : undefined
    held.confirm(savedKey(item), undoOnce)
    toast({
      title: 'Success',
      description: 'Bookmark removed successfully',
      ...(undoOnce && { action: { label: 'Undo', onAction: undoOnce }, durationMs: offerMs }),
    })
  }
}

function once(action: () => void) {
  let isDone = false
  return () => {
    if (!isDone) action()
    isDone = true
  }
}
