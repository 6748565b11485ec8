import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMultipart } from './body-parsers.ts'
import { errorResponse } from './error-response.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { expectsPage, unavailablePage } from './unavailable-page.ts'

export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: unknown, request, reply) => sendError(error, request, reply))
}

/** An undecodable path fails before routing and before any hook; it gets the same error shape and headers. */
export const createFrameworkErrorHandler =
  ({ ofData }: SecurityHeaders) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...ofData, 'x-request-id': request.id })
    sendError(error, request, reply)
    request.log.info({ method: request.method, route: null, status: reply.statusCode }, 'request')
  }

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds, logLevel } = errorResponse(error)
  // A client that closed its connection is not a failure of ours.
  const isAborted = request.raw.destroyed && !request.raw.complete
  if (logLevel !== null && !isAborted) request.log[logLevel]({ err: error, status }, 'request failed')
  readToEnd(request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  reply.code(status).header('cache-control', 'no-store')
  // During a database outage, browsers get a page instead of JSON.
  if (status === 503 && !request.url.startsWith('/api/') && expectsPage(request))
    return reply.type('text/html; charset=utf-8').serializer(String).send(unavailablePage(body.message))
  // The response schemas of the route do not describe errors.
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

/** Discards the rest of a failed form: unread, it would block the next request on the connection. */
function readToEnd({ raw }: FastifyRequest) {
  if (raw.complete || !isMultipart(raw)) return
  raw.unpipe()
  raw.resume()
}
