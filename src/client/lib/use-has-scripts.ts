import { useSyncExternalStore } from 'react'

/** False in the HTML that the server sends, true once the page is alive. */
export const useHasScripts = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

const subscribe = () => () => undefined
