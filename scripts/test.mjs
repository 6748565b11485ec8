// Like start.mjs, this must parse on any Node, so that an old one gets a sentence and not a stack trace.
import './setup/require-node.mjs'

import('./testing/run.mjs').then((testing) => testing.runTests(process.argv.slice(2)))
