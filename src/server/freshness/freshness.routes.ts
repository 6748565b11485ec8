import type { Routes } from '#server/http/http-types.ts'
import { limits } from '#server/http/limits.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { confirmListingsAnswerSchema, confirmListingsBodySchema } from '#shared/contract/freshness.ts'
import type { FreshnessService } from './freshness.service.ts'

const options = routeOptions(
  { access: 'public', anonymous: true, limits: [limits.tokenPerAddress] },
  'My listings',
)

export const registerFreshnessRoutes = (routes: Routes, freshness: FreshnessService): void => {
  routes.post(
    '/api/listings/confirm',
    options('Say that the listings of a mailed question are still right, by the link in it', {
      body: confirmListingsBodySchema,
      response: { 200: confirmListingsAnswerSchema, ...errorSchemas(400) },
    }),
    (request) => freshness.confirm(request.body.token),
  )
}
