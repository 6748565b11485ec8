// This file and require-node.mjs must parse on any Node, so that an old version prints a message, not a stack trace.
import './setup/require-node.mjs'

// Setup and server share a process, so that one signal stops both.
import('./setup/prepare.mjs')
  .then(({ prepare }) => prepare())
  .then(() => import(new URL('../dist/server/main.js', import.meta.url).href))
