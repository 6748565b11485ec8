import { deviceName } from '#server/device-name.ts'
import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { acknowledgementSchema } from '#shared/contract/auth.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { deviceSessionsSchema, sessionParamsSchema } from '#shared/contract/sessions.ts'
import type { SessionService } from './sessions.service.ts'

export function registerSessionRoutes(routes: Routes, sessions: SessionService) {
  routes.get(
    '/api/sessions',
    {
      config: { access: 'user' },
      schema: {
        tags: ['account'],
        summary: 'The devices that are signed in to your account',
        response: { 200: deviceSessionsSchema },
      },
    },
    (request) => sessions.list(actorOf(request)),
  )

  routes.delete(
    '/api/sessions/:id',
    {
      config: { access: 'user' },
      schema: {
        tags: ['account'],
        summary: 'Sign out one device',
        params: sessionParamsSchema,
        response: { 200: acknowledgementSchema, 404: errorBodySchema },
      },
    },
    async (request) => {
      const device = deviceName(request.headers['user-agent'])
      await sessions.remove(actorOf(request), request.params.id, device)
      return { message: 'That device is signed out' }
    },
  )
}
