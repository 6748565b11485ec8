import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { requestBounds } from './limits.ts'

/**
 * A proxy sends requests over connections that it keeps open, and one that is closed at that moment fails a write, which no proxy
 * repeats. So `drain` takes no new connections, serves the open ones for a moment longer, and asks clients to leave with each answer.
 * Closing waits for the answers under way; a connection whose client has sent only part of a refused upload is not idle, so that it
 * would wait for that client too.
 */
export function registerClosing(app: FastifyInstance) {
  let isLeaving = false
  let underWay = 0
  let sweep: NodeJS.Timeout | undefined

  app.decorate('drain', async () => {
    isLeaving = true
    await stopListening(app.server)
    const end = performance.now() + requestBounds.drainMs
    while (performance.now() < end && (await connectionsOf(app)) > 0) await sleep(25)
    // Node reads what has arrived meanwhile: those connections are no longer idle.
    await nextTurn()
  })
  app.addHook('preClose', async () => {
    isLeaving = true
    sweep = setInterval(() => {
      if (underWay === 0) app.server.closeAllConnections()
      else app.server.closeIdleConnections()
    }, 50)
  })
  app.addHook('onClose', async () => clearInterval(sweep))
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1
    // Answered, or its client has left.
    reply.raw.once('close', () => {
      underWay -= 1
    })
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isLeaving) reply.header('connection', 'close')
    done()
  })
}

/**
 * The kernel completes connections before Node accepts them, and resets those that still wait when Node stops listening. So this comes
 * first, while the proxy has connections to use again, and right after a turn of the event loop in which no new one was waiting.
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
    // During a longer turn others may have arrived.
    if (performance.now() - since > 0.2) isQuiet = false
  }
  // The method of http.Server would also close the idle connections, which the proxy may be using at this moment.
  NetServer.prototype.close.call(server)
}

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

declare module 'fastify' {
  interface FastifyInstance {
    /** Before `close`, in a process that others can take over from. */
    drain: () => Promise<void>
  }
}
