/** Replaces the shim for older versions of React that wouter imports. */
export { useSyncExternalStore } from 'react'
