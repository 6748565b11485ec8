import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import { replyBodySchema, reviewSchema } from '#shared/contract/reviews.ts'
import type { ReviewReplyService } from './review-replies.service.ts'

const tags = ['Reviews']
const path = '/api/reviews/:id/reply'
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }

export const registerReviewReplyRoutes = (routes: Routes, replies: ReviewReplyService): void => {
  routes.put(
    path,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: "Write or replace the reply of the listing's owner",
        params: idParamsSchema,
        body: replyBodySchema,
        response: { 200: reviewSchema, ...refusals },
      },
    },
    (request) => replies.save(actorOf(request), request.params.id, request.body.content),
  )

  routes.delete(
    path,
    {
      config: { access: 'user' },
      schema: {
        tags,
        summary: "Delete the reply, by the listing's owner or an admin",
        params: idParamsSchema,
        response: { 200: reviewSchema, ...refusals },
      },
    },
    (request) => replies.remove(actorOf(request), request.params.id),
  )
}
