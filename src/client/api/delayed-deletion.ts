import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type ModeratedListing, undoOfferSeconds } from '#shared/contract/moderation.ts'
import { hasStatus } from './api-error.ts'
import { http } from './http.ts'
import { adminPath, refreshListings } from './moderation.ts'

type Deletable = Pick<ModeratedListing, 'id' | 'listingType'>

/** Deletions that the page shows but the server has not received, by listing id. */
let pending: ReadonlyMap<number, (isUnloading: boolean) => void> = new Map()
const listeners = new Set<() => void>()

/**
 * Schedules a deletion and returns how to cancel it, or null when it is already scheduled. Until the undo period has passed
 * the listing is hidden on this page only, so canceling keeps its reviews and bookmarks.
 */
export function useDelayedDeletion({ onError }: { onError: (error: unknown) => void }) {
  const client = useQueryClient()
  return (listing: Deletable): (() => void) | null => {
    if (pending.has(listing.id)) return null
    const execute = (isUnloading: boolean) => {
      clearTimeout(timer)
      http
        .delete(adminPath('delete', listing), { keepalive: isUnloading })
        .catch((error) => {
          // A 404 means that another admin deleted it first.
          if (!hasStatus(error, 404)) onError(error)
        })
        // The listing stays hidden until the refreshed lists arrive.
        .finally(() => refreshListings(client).finally(() => remove(listing.id)))
    }
    const timer = setTimeout(() => execute(false), undoOfferSeconds * 1000)
    setPending(new Map(pending).set(listing.id, execute))
    return () => {
      clearTimeout(timer)
      remove(listing.id)
    }
  }
}

export function useDeletedIds(): ReadonlyMap<number, unknown> {
  return useSyncExternalStore(
    subscribe,
    () => pending,
    () => pending,
  )
}

/** Sends scheduled deletions now, with requests that survive the page unload. */
export function flushDeletions() {
  for (const execute of pending.values()) execute(true)
}

window.addEventListener('pagehide', flushDeletions)

function remove(id: number) {
  const next = new Map(pending)
  next.delete(id)
  setPending(next)
}

function setPending(next: typeof pending) {
  pending = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
