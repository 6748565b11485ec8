import { toast } from '#client/ui/toast-store.ts'
import { undoOfferSeconds } from '#shared/contract/moderation.ts'

let latestUndo: (() => void) | null = null

/** A success toast with an Undo button for ten seconds. */
export function showUndoToast(description: string, undo: () => void) {
  const undoOnce = () => {
    if (latestUndo === undoOnce) latestUndo = null
    undo()
  }
  latestUndo = undoOnce
  setTimeout(() => {
    if (latestUndo === undoOnce) latestUndo = null
  }, undoOfferSeconds * 1000)
  toast({
    title: 'Success',
    description,
    action: { label: 'Undo', onAction: undoOnce },
    durationMs: undoOfferSeconds * 1000,
  })
}

/** For the keyboard shortcut: undoes the latest action while its toast offers it. */
export function undoLatestAction() {
  latestUndo?.()
}
