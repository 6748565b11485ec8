/** What wouter imports as a shim for older versions of React. */
export { useSyncExternalStore } from 'react'
