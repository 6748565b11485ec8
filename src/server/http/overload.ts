import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasBody, isMultipart } from './body-parsers.ts'
import { createMinuteLog } from './minute-log.ts'
import { type ResponseObserver, refusedRoute } from './response-observer.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { expectsPage, unavailablePage } from './unavailable-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cost relative to an ordinary request; 1 by default. */
    weight?: number
  }
}

/** Less weight in flight is never an overload. */
const minInFlight = 20
/** The measured rate may come from cached responses, and new requests may not be cached. */
const maxInFlight = 50
/** Limit of the estimated wait: the weight in flight divided by the completion rate. */
const maxWaitMs = 350
const sampleMs = 100
/** While connections arrive, a request starts at least this often. */
const maxStartIntervalMs = 10
/** Completed weight per millisecond until load has been measured: a first burst of 50 is accepted. */
const initialRate = maxInFlight / maxWaitMs
const retryAfterSeconds = 3
/** Delays refusals: clients that retry immediately would starve accepted requests. */
const refusalDelayMs = 250
/** More forms at once, with pictures or CSV files, would only share the same bandwidth and cores. Clients retry photos. */
const maxForms = 4
/** A larger form counts twice. */
const smallFormBytes = 500_000
/** A form that takes longer to arrive is slow, and slow clients must not block others. */
const maxFormCountedMs = 1_000

const message = 'The site is very busy right now. Please try again in a few seconds.'
const json = JSON.stringify({ message })
const html = unavailablePage(message)

interface OverloadGuardDeps {
  headers: SecurityHeaders
  log: Pick<FastifyBaseLogger, 'warn'>
  observe: ResponseObserver
}

export type OverloadGuard = ReturnType<typeof createOverloadGuard>

/**
 * Refuses requests while a new one would wait for about a second. A refusal is cheap, so that health checks and accepted
 * requests stay fast. Forms with files have a limit of their own; slow ones and slow readers do not count.
 */
export function createOverloadGuard({ headers, log, observe }: OverloadGuardDeps) {
  const record = createMinuteLog((facts) => log.warn(facts, 'overload: requests refused'))
  const weights = new WeakMap<object, number>()
  let inFlight = 0
  let forms = 0
  let finished = 0
  let sampledAt = performance.now()
  /** Completed weight per millisecond. */
  let rate = initialRate
  let refusals = 0
  let previousRefusals = 0
  /** Requests that have arrived and not started, in order. */
  const waiting: (() => void)[] = []
  let startedAt = 0
  let hasNewConnection = false

  function sample() {
    const now = performance.now()
    const measured = finished / (now - sampledAt)
    // In a flood of heavy requests few are in flight, because the others were refused.
    const isBusy = inFlight > minInFlight || refusals > previousRefusals
    const target = isBusy ? measured : Math.max(measured, initialRate)
    // Smoothed, because requests that began together finish together: one high sample would accept the whole next burst.
    rate += (target - rate) / 4
    finished = 0
    previousRefusals = refusals
    sampledAt = now
  }

  function begin(request: FastifyRequest) {
    const weight = request.routeOptions.config.weight ?? 1
    weights.set(request, weight)
    inFlight += weight
  }

  function end(request: FastifyRequest, { statusCode }: FastifyReply) {
    const weight = weights.get(request) ?? 0
    weights.delete(request)
    inFlight -= weight
    // The password queue refuses immediately, which is no measure of throughput.
    if (statusCode !== 503) finished += weight
  }

  const isOverloaded = () => inFlight > minInFlight && inFlight > Math.min(maxWaitMs * rate, maxInFlight)

  /**
   * Starts one request per turn of the event loop, because requests that arrive together would make one long turn, which
   * delays health checks. A turn accepts one connection, so requests start less often while clients connect.
   */
  function startNext() {
    if (!hasNewConnection || performance.now() - startedAt > maxStartIntervalMs) {
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
    setTimeout(sendRefusal, refusalDelayMs - waited, request, response, arrivedAt)
  }

  function sendRefusal(request: IncomingMessage, response: ServerResponse, arrivedAt: number) {
    const isPage = expectsPage(request)
    const body = isPage ? html : json
    response.writeHead(503, {
      ...(isPage ? headers.ofPages : headers.ofData),
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      'Retry-After': retryAfterSeconds,
      // Node drains other bodies, because a new connection costs more than the refusal.
      ...(isMultipart(request) && { Connection: 'close' }),
    })
    response.end(body)
    const { method = '' } = request
    observe({ method, route: refusedRoute, status: 503 }, performance.now() - arrivedAt)
  }

  /** Counts a form until its response ends, or for a second. False if it is one too many. */
  function countForm({ headers }: IncomingMessage, response: ServerResponse) {
    const isSmall = Number(headers['content-length']) <= smallFormBytes
    let counted = isSmall ? 1 : 2
    if (forms + counted > maxForms) return false
    const end = () => {
      forms -= counted
      counted = 0
    }
    forms += counted
    response.once('close', end)
    setTimeout(end, maxFormCountedMs).unref()
    return true
  }

  return {
    /** Starts a request in its turn, or refuses it. */
    admit(request: IncomingMessage, response: ServerResponse, start: () => void) {
      const arrivedAt = performance.now()
      const isTooMuch = isOverloaded() || (isMultipart(request) && !countForm(request, response))
      if (isTooMuch) return refuse(request, response, arrivedAt)
      const startOrRefuse = () => {
        // A few late requests are no overload: other programs may have delayed them.
        const isLate = waiting.length > minInFlight && performance.now() - arrivedAt > maxWaitMs
        if (isLate || isOverloaded()) refuse(request, response, arrivedAt)
        else start()
      }
      if (waiting.push(startOrRefuse) === 1) setImmediate(startNext)
    },
    /** The number of refused requests. */
    refused: () => refusals,
    /** Measures an app. */
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
      // Checked again, because others may have started while the body arrived.
      app.addHook('preHandler', (request, reply, done) => {
        if (!hasBody(request.raw) || isMultipart(request)) return done()
        if (isOverloaded()) {
          countRefusal()
          reply.code(503).header('Retry-After', retryAfterSeconds)
          return setTimeout(() => reply.send({ message }), refusalDelayMs)
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
