import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { listingRefParamsSchema, listingRefSchema } from '#shared/contract/listing-ref.ts'
import { hasThumbedUpSchema, thumbsUpCountSchema, thumbsUpToggledSchema } from '#shared/contract/reactions.ts'
import type { ThumbsUpService } from './thumbs-up.service.ts'

const anyone = routeOptions({ access: 'public', anonymous: true }, 'Thumbs up')
const user = routeOptions({ access: 'user' }, 'Thumbs up')

export const registerThumbsUpRoutes = (routes: Routes, thumbs: ThumbsUpService): void => {
  routes.get(
    '/api/thumbs-up/:listingType/:id',
    anyone('How many thumbs up a listing has', {
      params: listingRefParamsSchema,
      response: { 200: thumbsUpCountSchema, ...errorSchemas(404) },
    }),
    async ({ params }) => ({
      count: await thumbs.count({ listingType: params.listingType, listingId: params.id }),
    }),
  )

  routes.get(
    '/api/thumbs-up/:listingType/:id/user',
    user('Whether you gave a listing a thumbs up', {
      params: listingRefParamsSchema,
      response: { 200: hasThumbedUpSchema, ...errorSchemas(404) },
    }),
    async (request) => {
      const { listingType, id } = request.params
      return { hasThumbedUp: await thumbs.hasThumbedUp(actorOf(request), { listingType, listingId: id }) }
    },
  )

  routes.post(
    '/api/thumbs-up',
    user('Give a listing a thumbs up, or take it back', {
      body: listingRefSchema,
      response: { 200: thumbsUpToggledSchema, ...errorSchemas(400, 404) },
    }),
    (request) => thumbs.toggle(actorOf(request), request.body),
  )
}
