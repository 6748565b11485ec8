import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  decisionAnswerSchema,
  moderatedParamsSchema,
  trashPageSchema,
  trashQuerySchema,
} from '#shared/contract/moderation.ts'
import type { TrashService } from './trash.service.ts'

const admin = routeOptions({ access: 'admin' }, 'admin')

export const registerTrashRoutes = (routes: Routes, trash: TrashService): void => {
  routes.get(
    '/api/admin/trash',
    admin('Deleted listings, the latest first, with the time when each is removed for good', {
      querystring: trashQuerySchema,
      response: { 200: trashPageSchema, ...errorSchemas(400) },
    }),
    (request) => trash.page(request.query),
  )

  routes.post(
    '/api/admin/restore/:type/:id',
    admin('Puts a deleted listing back as it was', {
      params: moderatedParamsSchema,
      response: { 200: decisionAnswerSchema, ...errorSchemas(404, 409) },
    }),
    (request) => trash.restore(actorOf(request), request.params),
  )
}
