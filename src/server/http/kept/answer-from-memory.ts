import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { encodingOf } from './encodings.ts'
import type { Kept } from './kept.ts'
import type { KeptAnswer } from './memory.ts'
import { keyOf } from './register-kept-answers.ts'

interface Deps {
  answers: Kept<KeptAnswer>
  log: FastifyBaseLogger
  requestId: (request: IncomingMessage) => string
}

/**
 * Answers what is kept before the framework sees the request: routing, hooks and their promises cost several times what
 * writing the bytes does. False when nothing is kept, and the request goes its usual way.
 */
export function createMemoryAnswers({ answers, log, requestId }: Deps) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || request.url === undefined) return false
    const answer = answers.find(keyOf(encodingOf(request.headers['accept-encoding']), request.url))
    if (answer === null) return false
    const since = performance.now()
    const id = requestId(request)
    const isKnown = answer.etag !== '' && request.headers['if-none-match'] === answer.etag
    if (isKnown) {
      response.writeHead(304, ['x-request-id', id, ...withoutBody(answer.headers)])
      response.end()
    } else {
      response.writeHead(200, ['x-request-id', id, ...answer.headers])
      response.end(answer.body)
    }
    const ms = Math.round((performance.now() - since) * 10) / 10
    const status = response.statusCode
    log.info({ requestId: id, method: 'GET', route: answer.route, status, ms }, 'request')
    return true
  }
}

const ofTheBody = new Set(['content-length', 'content-encoding', 'content-type'])

const withoutBody = (headers: string[]) =>
  headers.filter((_header, at) => !ofTheBody.has(headers[at - (at % 2)] ?? ''))
