import type { FastifyInstance, FastifyReply } from 'fastify'
import { type DestinationStream, type Level, type Logger, pino, stdTimeFunctions } from 'pino'
import { loggableError } from './loggable-error.ts'
import { terminalLog } from './terminal-log.ts'

/**
 * Logs contain no addresses, queries, cookies, bodies or emails. The serializers apply to every line, so that
 * `log.info({ req })` leaks nothing either.
 */
export function createLogger(level: Level | 'silent', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
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

/** Readable lines on a terminal, else JSON. Buffered, because a flush per line costs a busy server more than its responses. */
export function createLogOutput(): DestinationStream {
  if (process.stdout.isTTY) return terminalLog((text) => process.stdout.write(text))
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096 })
  setInterval(() => output.flush(), 200).unref()
  return output
}

export const elapsedMs = ({ elapsedTime }: FastifyReply) => Math.round(elapsedTime * 10) / 10

/** One line per request, with the route pattern instead of the URL. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.is404 ? null : request.routeOptions.url,
        status: reply.statusCode,
        ms: elapsedMs(reply),
      },
      'request',
    )
    done()
  })
}
