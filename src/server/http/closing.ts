import type { FastifyInstance } from 'fastify'
import { unavailable } from '#server/errors.ts'

/** During shutdown, running requests finish, new ones on open connections get 503, and idle connections close. */
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
