import type { FastifyInstance, FastifyReply } from 'fastify'
import { requestBounds } from './limits.ts'

/**
 * JSON only: a cross-site form can send plain text without preflight. An empty body with a JSON header counts as
 * none.
 */
export function registerBodyParsers(app: FastifyInstance, bodyMs = requestBounds.bodyMs) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.headers['content-type']?.startsWith('application/json')) limitTime(payload, reply, bodyMs)
    done()
  })
}

/** A body that trickles in would keep its connection busy for as long as an upload may take. */
function limitTime(payload: NodeJS.ReadableStream, reply: FastifyReply, bodyMs: number) {
  const timer = setTimeout(() => {
    reply.header('connection', 'close')
    payload.emit('error', Object.assign(new Error('The body did not arrive in time'), { statusCode: 408 }))
  }, bodyMs)
  for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(timer))
}
