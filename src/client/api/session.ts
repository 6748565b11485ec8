import { useSyncExternalStore } from 'react'
import type { Account } from '#shared/contract/users.ts'
import { hasStatus } from './api-error.ts'
import { http } from './http.ts'

type Session = Account | null | undefined

let session: Session
const listeners = new Set<() => void>()

/**
 * The signed-in account, null when signed out, undefined while loading. Kept outside react-query, which the public pages do
 * not load.
 */
export function useCurrentUser(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  )
}

/** Loads the current user. `prepare` runs before subscribers are notified. */
export async function refreshCurrentUser(
  prepare?: (user: Account | null) => Promise<unknown>,
  load = fetchCurrentUser,
) {
  const user = await load()
  await prepare?.(user).catch(() => undefined)
  setSession(user)
}

/** For prerendered pages, which the server only sends to visitors without a session. */
export function assumeSignedOut() {
  session = null
}

export function endSession() {
  setSession(null)
}

/** A failed first load means signed out. Later only a 401 does, so that a network error does not sign anyone out. */
async function fetchCurrentUser() {
  try {
    return await http.get<Account>('/api/auth/user')
  } catch (error) {
    return hasStatus(error, 401) ? null : (session ?? null)
  }
}

function setSession(next: Session) {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
