import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A host of its own in front of a database server: one that can fail while the server does not. */
export async function aProxy(url: string, { socketFolder }: { socketFolder?: string } = {}) {
  const target = new URL(url)
  const lines = new Set<Socket>()
  let isMute = false
  let rewrite = (bytes: Buffer) => bytes
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const line of [client, upstream]) {
      lines.add(line)
      line.on('error', () => undefined)
      line.on('close', () => {
        lines.delete(line)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (bytes) => !isMute && upstream.write(bytes))
    upstream.on('data', (bytes) => !isMute && client.write(rewrite(bytes)))
  })
  if (socketFolder) server.listen(`${socketFolder}/.s.PGSQL.5432`)
  else server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  onTestFinished(down)
  return {
    host: socketFolder ? encodeURIComponent(socketFolder) : `127.0.0.1:${port}`,
    /** Whether anybody has a line through it. */
    isUsed: () => lines.size > 0,
    /** Changes what the server says, before the client hears it. */
    rewrite: (change: (bytes: Buffer) => Buffer) => {
      rewrite = change
    },
    /** Loses its power: lines stay open and bring nothing. */
    mute: () => {
      isMute = true
    },
    down,
    async up() {
      isMute = false
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
  }

  async function down() {
    for (const line of lines) line.destroy()
    lines.clear()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
}
