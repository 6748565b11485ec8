import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import { replyBodySchema, reviewSchema } from '#shared/contract/reviews.ts'
import type { ReviewReplyService } from './review-replies.service.ts'

const user = routeOptions({ access: 'user' }, 'Reviews')

const path = '/api/reviews/:id/reply'
const refusals = errorSchemas(400, 403, 404)

export const registerReviewReplyRoutes = (routes: Routes, replies: ReviewReplyService): void => {
  routes.put(
    path,
    user("Write or replace the reply of the listing's owner", {
      params: idParamsSchema,
      body: replyBodySchema,
      response: { 200: reviewSchema, ...refusals },
    }),
    (request) => replies.save(actorOf(request), request.params.id, request.body.content),
  )

  routes.delete(
    path,
    user("Delete the reply, by the listing's owner or an admin", {
      params: idParamsSchema,
      response: { 200: reviewSchema, ...refusals },
    }),
    (request) => replies.remove(actorOf(request), request.params.id),
  )
}
