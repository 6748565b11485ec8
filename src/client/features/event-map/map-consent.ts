import { useSyncExternalStore } from 'react'

let hasChosen = false
const listeners = new Set<() => void>()

/**
 * Whether a person has asked for a map since the page was loaded. A map asks another site for its background, so the
 * first one waits to be wanted; after that the next ones need no second asking.
 */
export function useMapConsent(): [boolean, () => void] {
  return [useSyncExternalStore(subscribe, () => hasChosen), choose]
}

function choose() {
  hasChosen = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
