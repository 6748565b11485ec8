import type { FastifyInstance } from 'fastify'
import { type DestinationStream, type Level, type Logger, pino } from 'pino'
import { loggableError } from './loggable-error.ts'

/**
 * Logs say what happened to which route and never to whom: no addresses, queries, cookies, bodies or e-mails.
 * The serializers hold for every line, so that a careless `log.info({ req })` somewhere leaks nothing either.
 */
export function createLogger(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: timeWritten,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      err: loggableError,
      error: loggableError,
      req: (request: { method?: unknown }) => ({ method: request.method }),
      res: (reply: { statusCode?: unknown }) => ({ status: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A busy server has ten lines of the same millisecond, and writing the time took longer than the rest of a line. */
const timeWritten = (() => {
  let at = Number.NaN
  let written = ''
  return () => {
    const now = Date.now()
    if (now !== at) {
      at = now
      written = `,"time":"${new Date(now).toISOString()}"`
    }
    return written
  }
})()

/**
 * Standard output, written every so often instead of with every line: a line at a time costs a busy server more than
 * making the answers does. Whatever is left is written when the process ends, unless it is killed.
 */
export function createLogOutput() {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096 })
  setInterval(() => output.flush(), 200).unref()
  return output
}

/** One line per request, with the route's pattern in place of its address. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? null : request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}
