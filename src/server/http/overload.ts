import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasBody, isMultipart } from './body-parsers.ts'
import { createMinuteLog } from './minute-log.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { expectsPage, unavailablePage } from './unavailable-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many ordinary requests it weighs; 1 if not said. */
    weight?: number
  }
}

/** Less weight than this under way is never an overload. */
const alwaysAccepted = 20
/** The maximum weight under way. The measured rate may come from cached responses, and new requests may not be cached. */
const mostAccepted = 50
/** Maximum estimated wait: the weight of pending requests divided by the completion rate. */
const waitMs = 350
const sampleMs = 100
/** While connections arrive, a request starts at least this often. */
const acceptMs = 10
/** Completed weight per millisecond until load has been measured: a first burst of 50 is accepted. */
const assumedRate = mostAccepted / waitMs
const retryAfterSeconds = 3
/** Refusals take a moment: clients that ask again at once would take the time of accepted requests. */
const refuseAfterMs = 250

const message = 'The site is very busy right now. Please try again in a few seconds.'
const json = JSON.stringify({ message })
const html = unavailablePage(message)

export type OverloadGuard = ReturnType<typeof createOverloadGuard>

/**
 * Refuses requests while those under way would make a new one wait for about a second. A refusal costs a small part of an
 * answer, so that health checks and accepted requests stay fast. Bodies that trickle in and slow readers do not count.
 */
export function createOverloadGuard(headers: SecurityHeaders, log: Pick<FastifyBaseLogger, 'warn'>) {
  const record = createMinuteLog((facts) => log.warn(facts, 'overload: requests refused'))
  const weights = new WeakMap<object, number>()
  let underWay = 0
  let finished = 0
  let sampledAt = performance.now()
  /** Completed weight per millisecond. */
  let rate = assumedRate
  let refusals = 0
  let refusalsBefore = 0
  /** Requests that have arrived and not started, oldest first. */
  const waiting: (() => void)[] = []
  let startedAt = 0
  let hasNewConnection = false

  function sample() {
    const now = performance.now()
    const measured = finished / (now - sampledAt)
    // Under a flood of heavy requests few are under way, because the others were refused.
    const isBusy = underWay > alwaysAccepted || refusals > refusalsBefore
    const target = isBusy ? measured : Math.max(measured, assumedRate)
    // Smoothed, because requests that began together finish together: one good sample would accept the next burst whole.
    rate += (target - rate) / 4
    finished = 0
    refusalsBefore = refusals
    sampledAt = now
  }

  function begin(request: FastifyRequest) {
    const weight = request.routeOptions.config.weight ?? 1
    weights.set(request, weight)
    underWay += weight
  }

  function end(request: FastifyRequest, { statusCode }: FastifyReply) {
    const weight = weights.get(request) ?? 0
    weights.delete(request)
    underWay -= weight
    // Refusals of the password queue are fast, and say nothing about the requests that wait.
    if (statusCode !== 503) finished += weight
  }

  const isOverloaded = () => underWay > alwaysAccepted && underWay > Math.min(waitMs * rate, mostAccepted)

  /**
   * Starts one request per turn of the event loop: all that arrived together would make one long turn, and health checks wait
   * for it. A turn accepts one connection, so while more connect, requests wait for a moment.
   */
  function startNext() {
    if (!hasNewConnection || performance.now() - startedAt > acceptMs) {
      waiting.shift()?.()
      startedAt = performance.now()
    }
    hasNewConnection = false
    if (waiting.length > 0) setImmediate(startNext)
  }

  function countRefusal() {
    refusals += 1
    record({})
  }

  function refuse(request: IncomingMessage, response: ServerResponse, arrivedAt: number) {
    countRefusal()
    const waited = performance.now() - arrivedAt
    setTimeout(answerBusy, refuseAfterMs - waited, request, response)
  }

  function answerBusy(request: IncomingMessage, response: ServerResponse) {
    const isPage = expectsPage(request)
    const body = isPage ? html : json
    response.writeHead(503, {
      ...(isPage ? headers.ofPages : headers.ofData),
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': retryAfterSeconds,
      // Node reads other bodies to their end; to connect again would cost more than the refusal.
      ...(isMultipart(request) && { Connection: 'close' }),
    })
    response.end(body)
  }

  return {
    /** Starts a request when its turn comes, or refuses it. */
    admit(request: IncomingMessage, response: ServerResponse, start: () => void) {
      const arrivedAt = performance.now()
      if (isOverloaded()) return refuse(request, response, arrivedAt)
      const startOrRefuse = () => {
        // A few requests that have waited are no overload: the machine may be busy with something else.
        const isLate = waiting.length > alwaysAccepted && performance.now() - arrivedAt > waitMs
        if (isLate || isOverloaded()) refuse(request, response, arrivedAt)
        else start()
      }
      if (waiting.push(startOrRefuse) === 1) setImmediate(startNext)
    },
    /** How many requests were refused since the start. */
    refused: () => refusals,
    /** Measures the requests of an app. */
    watch(app: FastifyInstance) {
      const timer = setInterval(sample, sampleMs).unref()
      app.addHook('onClose', async () => clearInterval(timer))
      app.server.on('connection', () => {
        hasNewConnection = true
      })
      app.addHook('onRequest', (request, _reply, done) => {
        if (!hasBody(request.raw)) begin(request)
        done()
      })
      // A body takes time to arrive: others may have begun since the request was accepted.
      app.addHook('preHandler', (request, reply, done) => {
        if (!hasBody(request.raw) || isMultipart(request)) return done()
        if (isOverloaded()) {
          countRefusal()
          reply.code(503).header('Retry-After', retryAfterSeconds)
          return setTimeout(() => reply.send({ message }), refuseAfterMs)
        }
        begin(request)
        done()
      })
      app.addHook('onSend', (request, reply, _payload, done) => {
        end(request, reply)
        done()
      })
      app.addHook('onResponse', (request, reply, done) => {
        end(request, reply)
        done()
      })
    },
  }
}
