import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorAnswer } from './error-answer.ts'

export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: unknown, request, reply) => sendError(error, request, reply))
}

/** An undecodable path fails before routing; it gets the same error shape. */
export function answerFrameworkError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // No hook runs for it.
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
  sendError(error, request, reply)
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, body, retryAfterSeconds, logLevel } = errorAnswer(error)
  if (logLevel !== null) request.log[logLevel]({ err: error, status }, 'request failed')
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  // The response schemas of the route do not describe errors.
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body)
}
