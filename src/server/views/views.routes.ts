import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '#server/http/access.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { listingRefSchema } from '#shared/contract/listing-ref.ts'
import { viewTrackedSchema } from '#shared/contract/reactions.ts'
import type { ViewService } from './views.service.ts'

export const registerViewRoutes = (app: FastifyInstance, views: ViewService): void => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/views/track',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Views'],
        body: listingRefSchema,
        response: { 200: viewTrackedSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request) => ({ viewCount: await views.track(actorOf(request), request.body) }),
  )
}
