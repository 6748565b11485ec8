import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { type ModeratedListing, undoOfferSeconds } from '#shared/contract/moderation.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { pathOf, refresh } from './moderation.ts'
import { tellFailed } from './outcome-toasts.ts'
import { offerUndo } from './undo-toast.ts'

type Deletable = Pick<ModeratedListing, 'id' | 'listingType'>

/** What was deleted on the page and not yet on the server, by id: how to carry it out now. */
let waiting: ReadonlyMap<number, (isLeaving: boolean) => void> = new Map()
const listeners = new Set<() => void>()

/**
 * Deletes a listing once the undo has passed. Until then it is gone from the page alone, so an undo needs nothing from
 * the server and brings back all of it, reviews and bookmarks included.
 */
export function useDeleteListing() {
  const client = useQueryClient()
  return (listing: Deletable) => {
    if (waiting.has(listing.id)) return
    const execute = (isLeaving: boolean) => {
      clearTimeout(timer)
      http
        .delete(pathOf('delete', listing), { keepalive: isLeaving })
        .catch((error) => {
          // Somebody else deleted it meanwhile, which is what was wanted.
          if (!(error instanceof ApiError && error.status === 404))
            tellFailed(error, 'Failed to delete listing')
        })
        // It stays hidden until lists without it are here.
        .finally(() => refresh(client).finally(() => forget(listing.id)))
    }
    const timer = setTimeout(() => execute(false), undoOfferSeconds * 1000)
    change(new Map(waiting).set(listing.id, execute))
    offerUndo('Listing deleted successfully', () => {
      clearTimeout(timer)
      forget(listing.id)
    })
  }
}

/** The ids of listings that are deleted as far as the page is concerned. */
export function useDeletedIds(): ReadonlyMap<number, unknown> {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => waiting,
  )
}

/** Whoever leaves has not undone it: what waits is carried out at once, by calls that outlive the page. */
export function flushDeletions() {
  for (const execute of waiting.values()) execute(true)
}

window.addEventListener('pagehide', flushDeletions)

function forget(id: number) {
  const left = new Map(waiting)
  left.delete(id)
  change(left)
}

function change(next: typeof waiting) {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
