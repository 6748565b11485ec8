import { useSyncExternalStore } from 'react'

/** False in server-rendered HTML and during hydration, then true. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

const subscribe = () => () => undefined
