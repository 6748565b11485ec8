import { deviceOf } from '#server/device-name.ts'
import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { deviceSessionsSchema, sessionParamsSchema } from '#shared/contract/sessions.ts'
import type { SessionService } from './sessions.service.ts'

const user = routeOptions({ access: 'user' }, 'account')

export function registerSessionRoutes(routes: Routes, sessions: SessionService) {
  routes.get(
    '/api/sessions',
    user('The devices that are signed in to your account', { response: { 200: deviceSessionsSchema } }),
    (request) => sessions.list(actorOf(request)),
  )

  routes.delete(
    '/api/sessions/:id',
    user('Sign out one device', {
      params: sessionParamsSchema,
      response: { 200: acknowledgementSchema, ...errorSchemas(404) },
    }),
    async (request) => {
      await sessions.remove(actorOf(request), request.params.id, deviceOf(request))
      return { message: 'That device is signed out' }
    },
  )
}
