import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const plainId = /^[A-Za-z0-9_-]{8,64}$/

/** Accepts the caller's request id only behind a trusted proxy. */
export function createRequestIdGenerator(isBehindProxy: boolean) {
  return (request: Pick<IncomingMessage, 'headers'>) => {
    const given = request.headers['x-request-id']
    if (isBehindProxy && typeof given === 'string' && plainId.test(given)) return given
    return randomUUID()
  }
}

export function registerRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
