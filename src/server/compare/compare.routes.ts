import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { compareQuerySchema, comparisonSchema } from '#shared/contract/compare.ts'
import type { CompareService } from './compare.service.ts'

/** Personal, because distances are from the user's own ZIP code. */
const reader = routeOptions({ access: 'public', isPersonal: true }, 'Compare')

export const registerCompareRoutes = (routes: Routes, compare: CompareService): void => {
  routes.get(
    '/api/compare',
    reader('Up to four listings of one kind, with their distance from you', {
      querystring: compareQuerySchema,
      response: { 200: comparisonSchema, ...errorSchemas(400) },
    }),
    (request) => compare.read(request.actor, request.query),
  )
}
