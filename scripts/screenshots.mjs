import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runTests } from './testing/run.mjs'

// Takes the committed pictures anew. With --all it photographs every screen and dialog into .cache/screens, or into the
// folder after --out. Both are the journey of every screen, which has a server with demo data and a browser.
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, out: { type: 'string', default: '.cache/screens' } },
})
process.env.SCREENSHOTS = values.all ? resolve(values.out) : 'committed'
await runTests(['e2e', 'every-screen'])
