import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'

export type Fault = 'down' | 'silent' | 'rubbish'

/** A port that refuses connections, never responds, or responds with garbage. */
export async function startBrokenService() {
  const sockets = new Set<Socket>()
  let fault: Fault = 'silent'
  let server: Server | null = await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  async function listen(onPort: number) {
    const next = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined).once('close', () => sockets.delete(socket)))
      if (fault === 'rubbish') socket.end('\u0000\u0001 299 <rubbish>\r\n\r\n{]')
    }).listen(onPort, '127.0.0.1')
    await once(next, 'listening')
    return next
  }

  async function close() {
    for (const socket of sockets) socket.destroy()
    const closed = server && once(server, 'close')
    server?.close()
    server = null
    await closed
  }

  return {
    port,
    close,
    async setFault(next: Fault) {
      await close()
      fault = next
      if (next !== 'down') server = await listen(port)
    },
  }
}
