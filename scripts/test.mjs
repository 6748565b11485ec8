// Like start.mjs, this must parse on any Node.
import './setup/require-node.mjs'

import('./testing/run.mjs').then((testing) => testing.runTests(process.argv.slice(2)))
