import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether a media query holds now. For what differs in more than its looks; the rest belongs in the styles.
 */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
