import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { idParamsSchema, listingRefParamsSchema } from '#shared/contract/listing-ref.ts'
import {
  createReviewBodySchema,
  hasReviewedSchema,
  reviewSchema,
  reviewSummarySchema,
  reviewsQuerySchema,
  reviewsSchema,
  updateReviewBodySchema,
} from '#shared/contract/reviews.ts'
import type { ReviewService } from './reviews.service.ts'

const reader = routeOptions({ access: 'public', isPersonal: true }, 'Reviews')
const user = routeOptions({ access: 'user' }, 'Reviews')

export const registerReviewRoutes = (routes: Routes, reviews: ReviewService): void => {
  routes.get(
    '/api/reviews/:listingType/:id',
    reader('The reviews of a listing, sorted and paged', {
      params: listingRefParamsSchema,
      querystring: reviewsQuerySchema,
      response: { 200: reviewsSchema, ...errorSchemas(400, 404) },
    }),
    ({ actor, params: { listingType, id }, query }) =>
      reviews.list(actor, { listingType, listingId: id }, query),
  )

  routes.get(
    '/api/reviews/:listingType/:id/summary',
    reader('How many reviews have how many stars, and the own review', {
      params: listingRefParamsSchema,
      response: { 200: reviewSummarySchema, ...errorSchemas(404) },
    }),
    ({ actor, params: { listingType, id } }) => reviews.summary(actor, { listingType, listingId: id }),
  )

  routes.get(
    '/api/reviews/:listingType/:id/user-reviewed',
    user('Whether you reviewed a listing', {
      params: listingRefParamsSchema,
      response: { 200: hasReviewedSchema, ...errorSchemas(404) },
    }),
    async (request) => {
      const { listingType, id } = request.params
      return { hasReviewed: await reviews.hasReviewed(actorOf(request), { listingType, listingId: id }) }
    },
  )

  routes.post(
    '/api/reviews',
    user('Review a listing', {
      body: createReviewBodySchema,
      response: { 201: reviewSchema, ...errorSchemas(400, 403, 409) },
    }),
    async (request, reply) => reply.code(201).send(await reviews.create(actorOf(request), request.body)),
  )

  routes.put(
    '/api/reviews/:id',
    user('Change a review', {
      params: idParamsSchema,
      body: updateReviewBodySchema,
      response: { 200: reviewSchema, ...errorSchemas(400, 403, 404) },
    }),
    (request) => reviews.update(actorOf(request), request.params.id, request.body),
  )

  routes.delete(
    '/api/reviews/:id',
    user('Delete a review', {
      params: idParamsSchema,
      response: { 200: acknowledgementSchema, ...errorSchemas(403, 404) },
    }),
    async (request) => {
      await reviews.remove(actorOf(request), request.params.id)
      return { message: 'Review deleted successfully' }
    },
  )
}
