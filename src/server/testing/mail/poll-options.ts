/** Options for `expect.poll`: fast on an idle machine, patient on a busy one. */
export const pollOptions = { timeout: 10_000, interval: 10 }
