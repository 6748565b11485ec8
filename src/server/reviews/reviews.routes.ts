import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
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

const tags = ['Reviews']

export const registerReviewRoutes = (routes: Routes, reviews: ReviewService): void => {
  routes.get(
    '/api/reviews/:listingType/:id',
    {
      config: { access: 'public', isPersonal: true },
      schema: {
        tags,
        summary: 'The reviews of a listing, sorted and paged',
        params: listingRefParamsSchema,
        querystring: reviewsQuerySchema,
        response: { 200: reviewsSchema, 400: errorBodySchema, 404: errorBodySchema },
      },
    },
    ({ actor, params: { listingType, id }, query }) =>
      reviews.list(actor, { listingType, listingId: id }, query),
  )

  routes.get(
    '/api/reviews/:listingType/:id/summary',
    {
      config: { access: 'public', isPersonal: true },
      schema: {
        tags,
        summary: 'How many reviews have how many stars, and the own review',
        params: listingRefParamsSchema,
        response: { 200: reviewSummarySchema, 404: errorBodySchema },
      },
    },
    ({ actor, params: { listingType, id } }) => reviews.summary(actor, { listingType, listingId: id }),
  )

  routes.get(
    '/api/reviews/:listingType/:id/user-reviewed',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Whether you reviewed a listing',
        params: listingRefParamsSchema,
        response: { 200: hasReviewedSchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      const { listingType, id } = request.params
      return { hasReviewed: await reviews.hasReviewed(actorOf(request), { listingType, listingId: id }) }
    },
  )

  routes.post(
    '/api/reviews',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Review a listing',
        body: createReviewBodySchema,
        response: { 201: reviewSchema, 400: errorBodySchema, 403: errorBodySchema, 409: errorBodySchema },
      },
    },
    async (request, reply) => reply.code(201).send(await reviews.create(actorOf(request), request.body)),
  )

  routes.put(
    '/api/reviews/:id',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Change a review',
        params: idParamsSchema,
        body: updateReviewBodySchema,
        response: { 200: reviewSchema, 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema },
      },
    },
    (request) => reviews.update(actorOf(request), request.params.id, request.body),
  )

  routes.delete(
    '/api/reviews/:id',
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: 'Delete a review',
        params: idParamsSchema,
        response: { 200: acknowledgementSchema, 403: errorBodySchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      await reviews.remove(actorOf(request), request.params.id)
      return { message: 'Review deleted successfully' }
    },
  )
}
