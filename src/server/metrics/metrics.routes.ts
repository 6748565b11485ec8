import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { unauthorized } from '#server/errors.ts'
import type { Metrics } from './create-metrics.ts'

/** For Prometheus, which sends the token as a bearer. Without a token there is no such address. */
export function registerMetricsRoutes(app: FastifyInstance, metrics: Metrics, token: string) {
  const expected = digestOf(`Bearer ${token}`)
  app.get(
    '/metrics',
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!timingSafeEqual(digestOf(request.headers.authorization ?? ''), expected)) throw unauthorized()
      const { type, body } = await metrics.read()
      return reply.header('cache-control', 'no-store').type(type).send(body)
    },
  )
}

/** Equal lengths, which the comparison requires. */
const digestOf = (text: string) => createHash('sha256').update(text).digest()
