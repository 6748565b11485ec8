import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { causesOf } from '#server/db/database-errors.ts'
import { isMultipart } from './body-parsers.ts'
import { errorResponse } from './error-response.ts'
import { elapsedMs } from './logging.ts'
import { createMinuteLog } from './minute-log.ts'
import { type ResponseObserver, refusedRoute } from './response-observer.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { expectsPage, unavailablePage } from './unavailable-page.ts'

export function registerErrorHandler(app: FastifyInstance) {
  const logError = createErrorLog()
  app.setErrorHandler((error: unknown, request, reply) => sendError(error, request, reply, logError))
}

interface Failure {
  request: FastifyRequest
  logLevel: 'error' | 'warn'
  err: unknown
  status: number
  /** Of the response. */
  message: string
}

const logNow = ({ request, logLevel, err, status }: Failure) =>
  request.log[logLevel]({ err, status }, 'request failed')

/**
 * During an outage every request fails for the same reason, so each reason is logged once and then summarized per minute: a
 * full disk must not fill up with its own errors.
 */
function createErrorLog() {
  const outages = new Map<string, (failure: Failure) => void>()
  const logOutage = () =>
    createMinuteLog<Failure>(({ count, ...failure }, isSummary) => {
      if (!isSummary) return logNow(failure)
      const { request, logLevel, err, status } = failure
      request.log[logLevel]({ err, status, count }, 'requests failed')
    })
  return (failure: Failure) => {
    if (failure.status !== 503) return logNow(failure)
    const reason = [failure.message, ...causesOf(failure.err).map(({ code }) => code)].join(' ')
    const log = outages.get(reason) ?? logOutage()
    outages.set(reason, log)
    log(failure)
  }
}

/** An undecodable path fails before routing and before any hook; it gets the same error shape and headers. */
export const createFrameworkErrorHandler =
  ({ headers: { ofData }, observe }: { headers: SecurityHeaders; observe: ResponseObserver }) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...ofData, 'x-request-id': request.id })
    sendError(error, request, reply)
    const { method } = request
    const { statusCode: status } = reply
    request.log.info({ method, route: null, status, ms: elapsedMs(reply) }, 'request')
    observe({ method, route: refusedRoute, status }, reply.elapsedTime)
  }

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, logError = logNow) {
  const { status, body, retryAfterSeconds, logLevel } = errorResponse(error)
  // A client that closed its connection is not a failure of ours.
  const isAborted = request.raw.destroyed && !request.raw.complete
  if (logLevel !== null && !isAborted)
    logError({ request, logLevel, err: error, status, message: body.message })
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
