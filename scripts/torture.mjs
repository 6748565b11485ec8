// The same promise as in `npm test`, put to the test fifty times, or as often as TORTURE says.
process.env.TORTURE ??= '50'
const { runTests } = await import('./testing/run.mjs')
await runTests(['process', 'crash'])
