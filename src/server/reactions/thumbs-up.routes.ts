import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { listingRefParamsSchema, listingRefSchema } from '#shared/contract/listing-ref.ts'
import { hasThumbedUpSchema, thumbsUpCountSchema, thumbsUpToggledSchema } from '#shared/contract/reactions.ts'
import type { ThumbsUpService } from './thumbs-up.service.ts'

const tags = ['Thumbs up']

export const registerThumbsUpRoutes = (routes: Routes, thumbs: ThumbsUpService): void => {
  routes.get(
    '/api/thumbs-up/:listingType/:id',
    {
      config: { access: 'public', anonymous: true },
      schema: {
        tags,
        summary: 'How many thumbs up a listing has',
        params: listingRefParamsSchema,
        response: { 200: thumbsUpCountSchema, 404: errorBodySchema },
      },
    },
    async ({ params }) => ({
      count: await thumbs.count({ listingType: params.listingType, listingId: params.id }),
    }),
  )

  routes.get(
    '/api/thumbs-up/:listingType/:id/user',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Whether you gave a listing a thumbs up',
        params: listingRefParamsSchema,
        response: { 200: hasThumbedUpSchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      const { listingType, id } = request.params
      return { hasThumbedUp: await thumbs.hasThumbedUp(actorOf(request), { listingType, listingId: id }) }
    },
  )

  routes.post(
    '/api/thumbs-up',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Give a listing a thumbs up, or take it back',
        body: listingRefSchema,
        response: { 200: thumbsUpToggledSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    (request) => thumbs.toggle(actorOf(request), request.body),
  )
}
