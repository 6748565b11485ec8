/** For what happens in a moment on a quiet machine and a little later on a busy one. */
export const soon = { timeout: 10_000, interval: 10 }
