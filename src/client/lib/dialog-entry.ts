import { navigate } from 'wouter/use-browser-location'

/** The dialog that is already open, and the page under it. */
interface OpenDialog {
  href: string
  hrefWithout: string
}

/**
 * Opens a dialog as a history entry, so that Back closes it. From a dialog opened over another, Back returns to the first and
 * closing leaves both.
 */
export function openDialogEntry(href: string, from: OpenDialog | null = null) {
  if (from && !isDialogEntry(window.history.state)) {
    // Pushes the entries that a click would have pushed for a dialog opened from a link.
    navigate(from.hrefWithout, { replace: true })
    navigate(from.href, { state: { isDialog: true, depth: 1 } satisfies DialogEntry })
  }
  const { state } = window.history
  const depth = from && isDialogEntry(state) ? state.depth + 1 : 1
  navigate(href, { state: { isDialog: true, depth } satisfies DialogEntry })
}

/** A sheet is a dialog in which the URL may change. */
export function openSheetEntry(href: string) {
  navigate(href, { state: { isDialog: true, isSheet: true, depth: 1 } satisfies DialogEntry })
}

let isLeaving = false

/** Goes back as many entries as opening pushed. A dialog opened from a link has none, so the URL is replaced. */
export function closeDialogEntry(hrefWithout: string) {
  const { state } = window.history
  if (!isDialogEntry(state)) navigate(hrefWithout, { replace: true })
  else if (!isLeaving) {
    // history.go() is asynchronous; a second Escape must not go back twice.
    isLeaving = true
    window.addEventListener('popstate', () => (isLeaving = false), { once: true })
    window.history.go(-state.depth)
  }
}

interface DialogEntry {
  isDialog: true
  /** How many dialogs are stacked. */
  depth: number
  isSheet?: true
}

/** Navigates within a screen. In a sheet it replaces the history entry and keeps its state, so that Back closes the sheet. */
export function navigateToChoice(href: string, how?: { replace?: boolean }) {
  const { state } = window.history
  navigate(href, isSheetEntry(state) ? { replace: true, state: state as unknown } : how)
}

export function isSheetEntry(state: unknown): boolean {
  return isDialogEntry(state) && state.isSheet === true
}

function isDialogEntry(state: unknown): state is DialogEntry {
  return typeof state === 'object' && state !== null && 'isDialog' in state
}
