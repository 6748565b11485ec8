import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { compareQuerySchema, comparisonSchema } from '#shared/contract/compare.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import type { CompareService } from './compare.service.ts'

export const registerCompareRoutes = (app: FastifyInstance, compare: CompareService): void => {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/compare',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Compare'],
        summary: 'Up to four listings of one kind, with their distance from you',
        querystring: compareQuerySchema,
        response: { 200: comparisonSchema, 400: errorBodySchema },
      },
    },
    (request) => compare.read(request.actor, request.query),
  )
}
