import { dropPendingSave } from '#client/api/pending-save.ts'
import { signInPath } from '#client/api/sign-in-path.ts'
import { toast } from '#client/ui/toast-store.ts'

const redirectDelayMs = 500
let isRedirecting = false

/** Shows a toast, then redirects to sign-in, which returns to the current URL. */
export function handleSessionExpired() {
  if (isRedirecting) return
  isRedirecting = true
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  })
  // The back button can restore this page from the back/forward cache; the next expiry must redirect again.
  window.addEventListener('pageshow', reset, { once: true })
  setTimeout(() => window.location.assign(signInPath(currentUrl())), redirectDelayMs)
}

function reset() {
  isRedirecting = false
  dropPendingSave()
}

function currentUrl() {
  return `${window.location.pathname}${window.location.search}${window.location.hash}`
}
