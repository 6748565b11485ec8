import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import {
  decisionAnswerSchema,
  moderatedParamsSchema,
  trashPageSchema,
  trashQuerySchema,
} from '#shared/contract/moderation.ts'
import type { TrashService } from './trash.service.ts'

const tags = ['admin']
const config = { access: 'admin' } as const

export const registerTrashRoutes = (routes: Routes, trash: TrashService): void => {
  routes.get(
    '/api/admin/trash',
    {
      config,
      schema: {
        tags,
        summary: 'Deleted listings, the latest first, with the time when each is removed for good',
        querystring: trashQuerySchema,
        response: { 200: trashPageSchema, 400: errorBodySchema },
      },
    },
    (request) => trash.page(request.query),
  )

  routes.post(
    '/api/admin/restore/:type/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Puts a deleted listing back as it was',
        params: moderatedParamsSchema,
        response: { 200: decisionAnswerSchema, 404: errorBodySchema, 409: errorBodySchema },
      },
    },
    (request) => trash.restore(actorOf(request), request.params),
  )
}
