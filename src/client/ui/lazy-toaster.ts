import { lazyPart } from './lazy-part.tsx'

/** Loads apart from the page. Preload it where a toast is short: a toast that waits for its code may come too late. */
export const lazyToaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster)
