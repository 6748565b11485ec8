import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { unauthorized } from '#server/errors.ts'
import type { Metrics } from './create-metrics.ts'

/** For Prometheus, which sends the token as a bearer token. */
export function registerMetricsRoutes(app: FastifyInstance, metrics: Metrics, token: string) {
  const expected = digestOf(token)
  app.get(
    '/metrics',
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (request, reply) => {
      // The name of the scheme is case-insensitive (RFC 9110).
      const [, sent = ''] = /^bearer (.*)$/i.exec(request.headers.authorization ?? '') ?? []
      if (!timingSafeEqual(digestOf(sent), expected)) throw unauthorized()
      const { type, body } = await metrics.read()
      return reply.header('cache-control', 'no-store').type(type).send(body)
    },
  )
}

/** `timingSafeEqual` requires equal lengths. */
const digestOf = (text: string) => createHash('sha256').update(text).digest()
