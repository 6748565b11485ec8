/** What a person at the terminal reads; one short line at a time. @param {string} line */
export const say = (line) => void process.stdout.write(`${line}\n`)

/** @param {number} since a `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
