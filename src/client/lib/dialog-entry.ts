import { navigate } from 'wouter/use-browser-location'

/** Opens a dialog as a history entry, so that Back closes it. */
export function openDialogEntry(href: string) {
  navigate(href, { state: { isDialog: true } satisfies DialogEntry })
}

let isLeaving = false

/** Goes back if opening pushed an entry. A dialog opened from a link has none, so the URL is replaced. */
export function closeDialogEntry(hrefWithout: string) {
  if (!isDialogEntry(window.history.state)) navigate(hrefWithout, { replace: true })
  else if (!isLeaving) {
    // history.back() is asynchronous; a second Escape must not go back twice.
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
