/** Options for `expect.poll`: immediate on a quiet machine, later on a busy one. */
export const soon = { timeout: 10_000, interval: 10 }
