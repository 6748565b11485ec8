// This file and what it imports first must parse on any Node, so that one too old gets a sentence and not a stack.
import { requireNode } from './setup/node-version.mjs'

requireNode()
import('./setup/run.mjs').then((setup) => setup.run())
