import type { FastifyInstance } from 'fastify'
import { unavailable } from '#server/errors.ts'

/**
 * Once closing has begun, requests that are under way end, and those that still come in over open connections
 * are told to go elsewhere. Connections that fall idle meanwhile are closed, so that no browser keeps us alive.
 */
export function registerClosing(app: FastifyInstance) {
  let isClosing = false
  let sweep: NodeJS.Timeout | undefined

  app.addHook('preClose', async () => {
    isClosing = true
    sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  })
  app.addHook('onClose', async () => clearInterval(sweep))

  app.addHook('onRequest', (_request, _reply, done) => {
    if (isClosing) done(unavailable('The server is about to restart. Please try again in a moment.'))
    else done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done()
  })
}
