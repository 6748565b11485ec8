import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { listingRefSchema } from '#shared/contract/listing-ref.ts'
import { viewTrackedSchema } from '#shared/contract/reactions.ts'
import type { ViewService } from './views.service.ts'

export const registerViewRoutes = (routes: Routes, views: ViewService): void => {
  routes.post(
    '/api/views/track',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Views'],
        summary: 'Count a view of a listing',
        body: listingRefSchema,
        response: { 200: viewTrackedSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request) => ({ viewCount: await views.track(actorOf(request), request.body) }),
  )
}
