import { useSyncExternalStore } from 'react'

let isAllowed = false
const listeners = new Set<() => void>()

/**
 * Whether the user has requested a map since the page loaded. Tiles come from a third party, so the first map needs a
 * click.
 */
export function useMapConsent(): [boolean, () => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => isAllowed,
      () => false,
    ),
    allowMaps,
  ]
}

function allowMaps() {
  isAllowed = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
