import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { adminAccountSchema, suspendBodySchema, userParamsSchema } from '#shared/contract/users.ts'
import type { SuspensionService } from './suspensions.service.ts'

const tags = ['admin']
const config = { access: 'admin' } as const
const response = {
  200: adminAccountSchema,
  400: errorBodySchema,
  404: errorBodySchema,
  409: errorBodySchema,
}

export const registerSuspensionRoutes = (routes: Routes, suspensions: SuspensionService): void => {
  routes.post(
    '/api/admin/users/:userId/suspend',
    {
      config,
      schema: {
        tags,
        summary: 'Suspend an account and hide what it published; `until` is the last day',
        params: userParamsSchema,
        body: suspendBodySchema,
        response,
      },
    },
    (request) => suspensions.suspend(actorOf(request), request.params.userId, request.body),
  )

  routes.post(
    '/api/admin/users/:userId/restore',
    {
      config,
      schema: {
        tags,
        summary: 'End a suspension and show what was hidden again',
        params: userParamsSchema,
        response,
      },
    },
    (request) => suspensions.restore(actorOf(request), request.params.userId),
  )
}
