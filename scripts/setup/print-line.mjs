/** Prints a line for the terminal. @param {string} line */
export const printLine = (line) => void process.stdout.write(`${line}\n`)

/** @param {number} since a `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`
