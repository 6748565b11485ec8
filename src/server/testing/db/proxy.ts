import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A TCP proxy in front of a database server, to simulate connection loss. */
export async function startProxy(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    upstream.pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(down)
  const own = new URL(url)
  own.host = `127.0.0.1:${port}`
  return {
    url: own.href,
    down,
    async up() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }

  async function down() {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
}
