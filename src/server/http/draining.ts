import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { requestBounds } from './limits.ts'

/**
 * Graceful shutdown behind a proxy: closing a keep-alive connection that the proxy is about to reuse fails a write, and no proxy
 * retries writes. So `drain` accepts no new connections, serves the open ones a moment longer, and sends `connection: close`.
 * Closing waits for active requests only: a connection with a partly sent, refused upload is not idle and would block it.
 */
export function registerDraining(app: FastifyInstance) {
  let isDraining = false
  let activeRequests = 0
  let sweep: NodeJS.Timeout | undefined

  app.decorate('drain', async () => {
    isDraining = true
    await stopListening(app.server)
    const end = performance.now() + requestBounds.drainMs
    while (performance.now() < end && (await connectionsOf(app)) > 0) await sleep(25)
    // Lets Node read pending data: those connections are no longer idle.
    await nextTurn()
  })
  app.addHook('preClose', async () => {
    isDraining = true
    sweep = setInterval(() => {
      if (activeRequests === 0) app.server.closeAllConnections()
      else app.server.closeIdleConnections()
    }, 50)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
  app.addHook('onRequest', (_request, reply, done) => {
    activeRequests += 1
    // After the response, or when the client disconnects.
    reply.raw.once('close', () => {
      activeRequests -= 1
    })
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
}

/**
 * The kernel completes connections before Node accepts them, and resets the pending ones when Node stops listening. So this
 * runs first, while the proxy has connections to reuse, and right after an event loop turn without a new connection.
 */
async function stopListening(server: Server) {
  const end = performance.now() + requestBounds.drainMs
  let isQuiet = false
  server.on('connection', () => {
    isQuiet = false
  })
  while (!isQuiet && performance.now() < end) {
    const since = performance.now()
    isQuiet = true
    await nextTurn()
    // Others may have arrived during a longer turn.
    if (performance.now() - since > 0.2) isQuiet = false
  }
  // http.Server's own `close` would also close idle connections, which the proxy may be using at this moment.
  NetServer.prototype.close.call(server)
}

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

declare module 'fastify' {
  interface FastifyInstance {
    /** Call before `close` if other processes can take over. */
    drain: () => Promise<void>
  }
}
