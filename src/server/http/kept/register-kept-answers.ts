import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { readMethods } from '../read-methods.ts'
import type { Dependence } from './changes.ts'
import { encode, encodingOf } from './encodings.ts'
import { createFlights } from './flights.ts'
import type { Forgetful, KeptAnswer, Memory } from './memory.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for everybody and may be kept until something changes; the handler says what. */
    kept?: boolean
    /**
     * What a call changes of the answers that are kept. A write that does not say changes everything; one that says
     * `counters` changes the views and thumbs of the listing that its body names.
     */
    changes?: 'everything' | 'counters' | 'nothing'
  }
  interface FastifyRequest {
    making: Making | null
  }
  interface FastifyReply {
    /** Set by the handlers of routes whose answers are kept. */
    dependsOn: Dependence | null
  }
}

/** Keeps the answers of routes that allow it, and forgets them as soon as a call that changes something has ended. */
export function registerKeptAnswers(app: FastifyInstance, memory: Memory) {
  app.decorateRequest('making', null)
  app.decorateReply('dependsOn', null)
  app.addHook('onRoute', (route) => {
    if (route.config?.kept) keepAnswersOf(route, memory)
    const changes = changesOf(route)
    if (changes !== 'nothing') forgetAfter(route, memory, changes)
  })
  // From then on every request is told to go elsewhere.
  app.addHook('preClose', async () => memory.forgetAll())
}

/** What is being made, where the changes stood when that began, and what tells those who wait that it is over. */
interface Making {
  key: string
  mark: number
  end: () => void
}

function keepAnswersOf(route: RouteOptions, { answers, regulars }: Memory) {
  // The answer is compressed once, when it is kept, and not by the stream that serves everybody else.
  Object.assign(route, { compress: false })
  const { preHandler, onSend } = route
  const flights = createFlights()

  route.preHandler = [
    ...listOf(preHandler),
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.method !== 'GET') return
      const key = keyOf(encodingOf(request.headers['accept-encoding']), request.url)
      const flight = flights.of(key)
      if (flight) {
        // Whoever makes it shall see that somebody else wants it too.
        regulars.recognize(key)
        // Once is enough: where something changes all the time, nobody waits for one after another.
        await flight
      }
      const answer = answers.find(key)
      if (answer) return reply.headers(headersOf(answer)).send(answer.body)
      const end = flights.begin(key)
      request.making = { key, mark: answers.mark(), end }
      reply.raw.once('close', end)
    },
  ]
  route.onSend = [
    ...listOf(onSend),
    async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      const { making } = request
      if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
      const wanted = encodingOf(request.headers['accept-encoding'])
      const { body, encoding } = await encode(payload, wanted)
      reply.header('vary', 'accept-encoding')
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      if (reply.dependsOn && making && regulars.recognize(making.key))
        answers.keep(making.key, keptAnswer(request, reply, body), reply.dependsOn, making.mark)
      making?.end()
      return body
    },
  ]
}

export const keyOf = (encoding: string, url: string) => `${encoding} ${url}`

function keptAnswer(request: FastifyRequest, reply: FastifyReply, sent: Buffer | string): KeptAnswer {
  const body = typeof sent === 'string' ? Buffer.from(sent) : sent
  const { 'x-request-id': _own, ...shared } = reply.getHeaders()
  const headers = Object.entries({ ...shared, 'content-length': body.byteLength })
  return {
    route: request.routeOptions.url ?? '',
    etag: String(reply.getHeader('etag') ?? ''),
    headers: headers.flatMap(([name, value]) => [name, String(value)]),
    body,
  }
}

/** Without the length, which the framework sees for itself: there is none when the browser has the answer already. */
function headersOf({ headers }: KeptAnswer) {
  const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ''] as const] : []))
  return Object.fromEntries(pairs.filter(([name]) => name !== 'content-length'))
}

function changesOf({ method, config }: RouteOptions) {
  const methods = [method].flat()
  return config?.changes ?? (methods.every((name) => readMethods.has(name)) ? 'nothing' : 'everything')
}

/** Whatever became of the call: one that failed half-way may have changed something all the same. */
function forgetAfter(route: RouteOptions, memory: Forgetful, changes: 'everything' | 'counters') {
  const { handler } = route
  route.handler = async function (request, reply) {
    try {
      return await handler.call(this, request, reply)
    } finally {
      const listingId = changes === 'counters' ? listingIdIn(request.body) : null
      if (listingId === null) memory.forgetAll()
      else memory.forget(listingId)
    }
  }
}

function listingIdIn(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('listingId' in body)) return null
  return typeof body.listingId === 'number' ? body.listingId : null
}

const listOf = <T>(hooks: T | T[] | undefined): T[] => (hooks === undefined ? [] : ([hooks].flat() as T[]))
