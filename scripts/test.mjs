// Like start.mjs, this must parse on any Node, so that one too old gets a sentence and not a stack.
import { requireNode } from './setup/node-version.mjs'

requireNode()
import('./testing/run.mjs').then((testing) => testing.runTests(process.argv.slice(2)))
