import { toast } from '#client/ui/toast-store.ts'
import { signInPath } from './sign-in-path.ts'

const delay = 500
let isLeaving = false

/** Shows the session toast, then goes to sign in and back to the same address (docs/product.md 20.4). */
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
