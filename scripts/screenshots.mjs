import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runTests } from './testing/run.mjs'

// Retakes the committed pictures, or with --all captures every screen and dialog into .cache/screens (or --out). Both run the
// every-screen journey, which starts a browser and a server with demo data.
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, out: { type: 'string', default: '.cache/screens' } },
})
process.env.SCREENSHOTS = values.all ? resolve(values.out) : 'committed'
await runTests(['e2e', 'every-screen'])
