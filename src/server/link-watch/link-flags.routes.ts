import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { routeOptions } from '#server/http/route-options.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { linkFlagsSchema } from '#shared/contract/link-flags.ts'
import { idParamsSchema } from '#shared/contract/listing-ref.ts'
import { doneSchema } from '#shared/contract/moderation.ts'
import type { LinkFlagService } from './link-flags.service.ts'

const options = routeOptions({ access: 'admin' }, 'admin')

export const registerLinkFlagRoutes = (routes: Routes, flags: LinkFlagService): void => {
  routes.get(
    '/api/admin/link-flags',
    options('Links of live listings that do not work or lead to another host, oldest first', {
      response: { 200: linkFlagsSchema },
    }),
    () => flags.list(),
  )

  routes.post(
    '/api/admin/link-flags/:id/dismiss',
    options('Say that a flagged link is fine', {
      params: idParamsSchema,
      response: { 200: doneSchema, 404: errorBodySchema },
    }),
    (request) => flags.dismiss(actorOf(request), request.params.id),
  )
}
