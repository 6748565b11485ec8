import { lazyPart } from './lazy-part.tsx'

/** Preload it before a short toast, which could otherwise appear too late. */
export const lazyToaster = lazyPart(async () => (await import('./toaster.tsx')).Toaster)
