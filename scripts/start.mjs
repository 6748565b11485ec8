// This file and require-node.mjs must parse on any Node, so that an old one gets a sentence and not a stack trace.
import './setup/require-node.mjs'

// Setup and server are one process, so that one signal ends both.
import('./setup/prepare.mjs')
  .then(({ prepare }) => prepare())
  .then(() => import(new URL('../dist/server/main.js', import.meta.url).href))
