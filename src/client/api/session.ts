import { useSyncExternalStore } from 'react'
import type { Account } from '#shared/contract/users.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'

type Session = Account | null | undefined

let session: Session
const listeners = new Set<() => void>()

/**
 * The account that is signed in, null when nobody is, undefined while we do not know. It is held here and not
 * with the other data from the server: every page needs it first, and the public pages need nothing else.
 */
export function useCurrentUser(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  )
}

/**
 * Asks the server who is here: at the start, and after every change to the account. `prepare` runs before anybody
 * hears of the answer.
 */
export async function refreshCurrentUser(prepare?: (user: Account | null) => Promise<unknown>) {
  const user = await fetchCurrentUser()
  await prepare?.(user).catch(() => undefined)
  change(user)
}

/** The page came with what nobody who is signed in gets to see, so there is nobody to ask about. */
export function assumeSignedOut() {
  session = null
}

/** The server has said that the session is over; screens that are open show their signed-out state. */
export function endSession() {
  change(null)
}

/** Failing to learn it means nobody (SPEC section 4), unless it was known before: then only a 401 ends the session. */
async function fetchCurrentUser() {
  try {
    return await http.get<Account>('/api/auth/user')
  } catch (error) {
    const hasEnded = error instanceof ApiError && error.status === 401
    return hasEnded ? null : (session ?? null)
  }
}

function change(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
