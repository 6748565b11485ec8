/** `TORTURE=full` asks for the numbers of the promises, on a quiet machine; every run checks the same on fewer. */
export const isFullTorture = process.env.TORTURE === 'full'
