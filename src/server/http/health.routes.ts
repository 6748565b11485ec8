import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { unavailable } from '#server/errors.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { healthSchema } from '#shared/contract/health.ts'
import { requestBounds } from './limits.ts'

/** `ping` resolves when the database answers; a timeout counts as down. */
export function registerHealthRoutes(app: FastifyInstance, ping: () => Promise<unknown>) {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/health',
    {
      config: { access: 'public', anonymous: true },
      schema: { tags: ['site'], response: { 200: healthSchema, 503: errorBodySchema } },
    },
    async (_request, reply) => {
      await withinDeadline(ping(), requestBounds.healthMs)
      reply.header('cache-control', 'no-store')
      return { status: 'ok' as const }
    },
  )
}

async function withinDeadline(answer: Promise<unknown>, ms: number) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer within the deadline')), ms)
  })
  try {
    await Promise.race([answer, late])
  } catch (cause) {
    throw unavailable('The database does not answer.', cause)
  } finally {
    clearTimeout(timer)
  }
}
