import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { DatabaseLogger } from '../logger.ts'
import type { Engine } from './engine.ts'

/** The shortest limit there is (macOS), less one for the final zero. Linux allows four more. */
const longestPath = 103

export interface Doorway {
  /** Null where this file system or platform has no such sockets. */
  path: string | null
  close(): Promise<void>
}

/**
 * Lets other programs of the same user ask the engine, over a Unix socket in the database's own private folder: the
 * commands that work while the server runs. The server itself does not need it.
 */
export async function openDoorway(folder: string, engine: Engine, logger: DatabaseLogger): Promise<Doorway> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const session = engine.connect({
      send: (bytes) => void socket.write(bytes),
      end: () => void socket.end(),
    })
    socket.on('data', (chunk) => session.receive(chunk))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      session.leave()
    })
  })
  const path = await choosePath(folder)
  try {
    await rm(path, { force: true })
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(path, resolve)
    })
  } catch (error) {
    logger.warn({ err: error }, 'Other programs cannot reach the embedded database while the server runs')
    return { path: null, close: async () => {} }
  }
  return {
    path,
    async close() {
      const isClosed = new Promise((resolve) => server.close(resolve))
      for (const socket of sockets) socket.destroy()
      await isClosed
      if (dirname(path) !== folder) await rm(dirname(path), { recursive: true, force: true })
    },
  }
}

async function choosePath(folder: string) {
  const path = join(folder, 'socket')
  if (Buffer.byteLength(path) <= longestPath) return path
  return join(await mkdtemp(join(tmpdir(), 'waymark-')), 'socket')
}
