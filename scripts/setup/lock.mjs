import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { printLine } from './print-line.mjs'
import { root } from './root.mjs'

/** The same port for every process in this checkout, below the ephemeral range. */
const port = 20_000 + (createHash('sha256').update(root).digest().readUInt16BE() % 10_000)

/** Longer than an install and a build; another program may hold the port. */
const timeoutMs = 15 * 60_000

/**
 * Serializes installs and builds in one checkout: the second process waits, then finds the work done. The lock is a
 * listening socket, which the system releases however the process exits, so it never goes stale.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSetupLock(work) {
  const server = await acquire()
  try {
    return await work()
  } finally {
    server.close()
  }
}

async function acquire() {
  const deadline = Date.now() + timeoutMs
  for (let isAnnounced = false; ; isAnnounced = true) {
    const server = createServer()
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening')
      return server
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error
      if (Date.now() > deadline) throw new Error(`Port ${port} stays in use: end the program that holds it.`)
    }
    if (!isAnnounced)
      printLine(`Another process is installing or building here (it holds port ${port}); waiting for it.`)
    await sleep(100)
  }
}
