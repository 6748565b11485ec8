import { type ToastContent, toast, toastSuccess } from './toast-store.ts'

type Offer = () => void

/** Actions that can still be undone, latest last. */
let offers: readonly Offer[] = []

/** Shows a toast with an Undo button, and offers the undo while it is visible. Returns a function that withdraws the offer. */
export function offerUndo(
  content: ToastContent & { durationMs: number },
  undo: () => void,
  label = 'Undo',
): () => void {
  const withdraw = () => {
    clearTimeout(timer)
    offers = offers.filter((other) => other !== offer)
  }
  const offer = () => {
    if (!offers.includes(offer)) return
    withdraw()
    undo()
  }
  const timer = setTimeout(withdraw, content.durationMs)
  offers = [...offers, offer]
  toast({ ...content, action: { label, onAction: offer } })
  return withdraw
}

/** Undos stack: the toast after an undo offers the previous one while that is still on offer. */
export function toastUndone() {
  const previous = offers.at(-1)
  if (!previous) return toastSuccess('Undone')
  toast({ title: 'Success', description: 'Undone', action: { label: 'Undo previous', onAction: previous } })
}

/** For the keyboard shortcut. */
export function undoLatestAction() {
  offers.at(-1)?.()
}

export function withdrawUndoOffers() {
  offers = []
}
