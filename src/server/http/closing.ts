import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { requestBounds } from './limits.ts'

/**
 * A proxy sends requests over connections that it keeps open, and one that is closed at that moment fails a write, which no proxy
 * repeats. So `drain` serves for a moment longer and asks clients to leave with each answer. Closing waits for the answers under way;
 * a connection whose client has sent only part of a refused upload is not idle, so that it would wait for that client too.
 */
export function registerClosing(app: FastifyInstance) {
  let isLeaving = false
  let underWay = 0
  let sweep: NodeJS.Timeout | undefined

  app.decorate('drain', async () => {
    isLeaving = true
    const end = performance.now() + requestBounds.drainMs
    while (performance.now() < end && (await connectionsOf(app)) > 0) await sleep(25)
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

const connectionsOf = ({ server }: FastifyInstance) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

declare module 'fastify' {
  interface FastifyInstance {
    /** Before `close`, in a process that others can take over from. */
    drain: () => Promise<void>
  }
}
