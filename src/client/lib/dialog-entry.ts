import { navigate } from 'wouter/use-browser-location'

/** Opens a dialog that has an address: a step of its own, which Back undoes. */
export function openDialogEntry(href: string) {
  navigate(href, { state: { isDialog: true } satisfies DialogEntry })
}

let isLeaving = false

/**
 * Steps back when opening was a step of its own. A dialog that came with the address has nothing to go back to: then
 * the address without it takes its place.
 */
export function closeDialogEntry(hrefWithout: string) {
  if (!isDialogEntry(window.history.state)) navigate(hrefWithout, { replace: true })
  else if (!isLeaving) {
    // Going back takes a moment; a second press of Escape within it must not go back twice.
    isLeaving = true
    window.addEventListener('popstate', () => (isLeaving = false), { once: true })
    window.history.back()
  }
}

interface DialogEntry {
  isDialog: true
}

function isDialogEntry(state: unknown): state is DialogEntry {
  return typeof state === 'object' && state !== null && 'isDialog' in state
}
