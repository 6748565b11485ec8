import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { listingRefSchema } from '#shared/contract/listing-ref.ts'
import { viewTrackedSchema } from '#shared/contract/reactions.ts'
import type { ViewService } from './views.service.ts'

const user = routeOptions({ access: 'user' }, 'Views')

export const registerViewRoutes = (routes: Routes, views: ViewService): void => {
  routes.post(
    '/api/views/track',
    user('Count a view of a listing', {
      body: listingRefSchema,
      response: { 200: viewTrackedSchema, ...errorSchemas(400, 404) },
    }),
    async (request) => ({ viewCount: await views.track(actorOf(request), request.body) }),
  )
}
