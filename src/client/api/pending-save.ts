import type { SavedRef } from './bookmarks.ts'

interface PendingSave extends SavedRef {
  /** The URL that sign-in returns to. */
  returnTo: string
}

const key = 'pending-save'
const currentUrl = () => `${window.location.pathname}${window.location.search}`

/**
 * What a visitor chose to save, until sign-in returns to the page. In this tab's storage, not in the URL, so that a link from
 * another site cannot save anything.
 */
export function storePendingSave({ kind, id }: SavedRef, returnTo = currentUrl()) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ kind, id, returnTo } satisfies PendingSave))
  } catch {
    // Without storage, the person saves again after signing in.
  }
}

/** Called on each visit of a public page without an account: the person did not sign in. */
export function dropPendingSave() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is no pending save.
  }
}

/** Returns it once, and only at the URL that sign-in returned to. */
export function takePendingSave(): PendingSave | null {
  try {
    const save: PendingSave | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return save?.returnTo === currentUrl() ? save : null
  } catch {
    return null
  } finally {
    dropPendingSave()
  }
}
