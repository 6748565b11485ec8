import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requestBounds } from './limits.ts'

/** JSON only: a cross-site form can send plain text without preflight. An empty JSON body counts as no body. */
export function registerBodyParsers(app: FastifyInstance, bodyMs = requestBounds.bodyMs) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parseJson(request, body, done)
  })
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request.raw) && !isMultipart(request)) limitTime(payload, reply, bodyMs)
    done()
  })
}

/** A slow body would keep its connection busy for as long as an upload may take. */
function limitTime(payload: NodeJS.ReadableStream, reply: FastifyReply, bodyMs: number) {
  const timer = setTimeout(() => {
    // An unsupported content type has a response already; an error event without a listener would end the process.
    if (payload.listenerCount('error') === 0) return
    reply.header('connection', 'close')
    payload.emit('error', Object.assign(new Error('The body did not arrive in time'), { statusCode: 408 }))
  }, bodyMs)
  for (const event of ['end', 'close', 'error']) payload.once(event, () => clearTimeout(timer))
}

/**
 * Bounds how long a client may send a body after an early response. Forms have the time of an upload: a browser reads the
 * response only after it has sent its file.
 */
export function limitUnreadBody(
  request: IncomingMessage,
  response: ServerResponse,
  bodyMs = requestBounds.bodyMs,
) {
  if (!hasBody(request) || isMultipart(request)) return
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyMs)
    request.once('close', () => clearTimeout(timer))
  })
}

export const isMultipart = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  headers['content-type']?.startsWith('multipart/') ?? false

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
