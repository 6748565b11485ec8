import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { adminAccountSchema, suspendBodySchema, userParamsSchema } from '#shared/contract/users.ts'
import type { SuspensionService } from './suspensions.service.ts'

const admin = routeOptions({ access: 'admin' }, 'admin')

const response = { 200: adminAccountSchema, ...errorSchemas(400, 404, 409) }

export const registerSuspensionRoutes = (routes: Routes, suspensions: SuspensionService): void => {
  routes.post(
    '/api/admin/users/:userId/suspend',
    admin('Suspend an account and hide what it published; `until` is the last day', {
      params: userParamsSchema,
      body: suspendBodySchema,
      response,
    }),
    (request) => suspensions.suspend(actorOf(request), request.params.userId, request.body),
  )

  routes.post(
    '/api/admin/users/:userId/restore',
    admin('End a suspension and show what was hidden again', { params: userParamsSchema, response }),
    (request) => suspensions.restore(actorOf(request), request.params.userId),
  )
}
