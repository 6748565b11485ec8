import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import { preferencesBodySchema, preferencesSchema } from '#shared/contract/preferences.ts'
import type { PreferenceService } from './preferences.service.ts'

const options = routeOptions({ access: 'user' }, 'account')

export const registerPreferenceRoutes = (routes: Routes, preferences: PreferenceService): void => {
  routes.get(
    '/api/preferences',
    options('Your preferences', { response: { 200: preferencesSchema } }),
    (request) => preferences.read(actorOf(request)),
  )

  routes.put(
    '/api/preferences',
    options('Change your preferences; what is absent stays as it is', {
      body: preferencesBodySchema,
      response: { 200: preferencesSchema, ...errorSchemas(400) },
    }),
    (request) => preferences.save(actorOf(request), request.body),
  )
}
