import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './root.mjs'
import { say } from './say.mjs'

/** The same for every process of this checkout, and below the ports that systems hand out on their own. */
const port = 20_000 + (createHash('sha256').update(root).digest().readUInt16BE() % 10_000)

/** Longer than an install and a build take; another program may have the port. */
const timeoutMs = 15 * 60_000

/**
 * Serializes installs and builds in one folder: the second process waits, then finds the work done. The lock is a
 * listening socket, which the system releases however its process ends, so that a lock is never stale.
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
      say(`Another process is installing or building here (it holds port ${port}); waiting for it.`)
    await sleep(100)
  }
}
