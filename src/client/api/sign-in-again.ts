import { toast } from '#client/ui/toast-store.ts'
import { signInPath } from './sign-in-path.ts'

const delay = 500
let isLeaving = false

/** SPEC section 8: says that the session is over, then goes to sign in and comes back to the same address. */
export function signInAgain() {
  if (isLeaving) return
  isLeaving = true
  toast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  })
  // Back restores the page as it was left; the next ended session must be noticed again.
  window.addEventListener('pageshow', stay, { once: true })
  setTimeout(() => window.location.assign(signInPath(currentAddress())), delay)
}

function stay() {
  isLeaving = false
}

function currentAddress() {
  return `${window.location.pathname}${window.location.search}${window.location.hash}`
}
