import type { Routes } from '#server/http/http-types.ts'
import { compareQuerySchema, comparisonSchema } from '#shared/contract/compare.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import type { CompareService } from './compare.service.ts'

export const registerCompareRoutes = (routes: Routes, compare: CompareService): void => {
  routes.get(
    '/api/compare',
    {
      // The distance is from the person's own place.
      config: { access: 'public', isPersonal: true },
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
