import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { createMinuteLog } from './minute-log.ts'
import { type ResponseObserver, refusedRoute } from './response-observer.ts'
import type { SecurityHeaders } from './security-headers.ts'

interface EarlyRefusalDeps {
  headers: SecurityHeaders
  log: Pick<FastifyBaseLogger, 'info'>
  observe: ResponseObserver
}

export type EarlyRefusals = ReturnType<typeof createEarlyRefusals>

/** Rejects requests before Fastify, with the common error shape and headers. */
export function createEarlyRefusals({ headers: { ofData }, log, observe }: EarlyRefusalDeps) {
  const logRefusal = createMinuteLog<{ code: string; status: number }>((facts) =>
    log.info(facts, 'malformed requests refused'),
  )
  function record(code: string, status: number) {
    logRefusal({ code, status })
    observe({ method: 'none', route: refusedRoute, status }, 0)
  }
  const headOf = (body: string) => ({
    ...ofData,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  })

  function refuse(response: ServerResponse, code: string, status: number, message: string) {
    record(code, status)
    const body = JSON.stringify({ message })
    response.writeHead(status, headOf(body))
    response.end(body)
  }

  return {
    /** Malformed and timed-out requests. */
    rejectMalformed(error: Error & { code?: string }, socket: Socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
        socket.destroy()
        return
      }
      const [status, message] = problems[error.code ?? ''] ?? [
        '400 Bad Request',
        'We could not read that request.',
      ]
      record(error.code ?? 'UNKNOWN', Number.parseInt(status, 10))
      const body = JSON.stringify({ message })
      const fields = Object.entries(headOf(body)).map(([name, value]) => `${name}: ${value}`)
      socket.end(`${[`HTTP/1.1 ${status}`, ...fields].join('\r\n')}\r\n\r\n${body}`)
    },

    refuseHost: (response: ServerResponse) =>
      refuse(response, 'HOST', 400, 'That request does not say which site it is for.'),

    refuseExpectation: (response: ServerResponse) =>
      refuse(response, 'EXPECTATION', 417, 'We cannot meet what that request expects.'),
  }
}

const problems: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of that request are too large.'],
}

/** Node uses the first of two Host headers and a proxy may use the second, so both are refused (RFC 9112, 3.2). */
export function hasSingleHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, at) => at % 2 === 0)
  const count = names.filter((name) => name.toLowerCase() === 'host').length
  return count === 1 || (count === 0 && httpVersion !== '1.1')
}
