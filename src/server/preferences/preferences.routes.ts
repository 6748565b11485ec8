import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '#server/http/access.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { preferencesBodySchema, preferencesSchema } from '#shared/contract/preferences.ts'
import type { PreferenceService } from './preferences.service.ts'

const tags = ['account']

export const registerPreferenceRoutes = (app: FastifyInstance, preferences: PreferenceService): void => {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/preferences',
    { config: { access: 'user' }, schema: { tags, response: { 200: preferencesSchema } } },
    (request) => preferences.read(actorOf(request)),
  )

  routes.put(
    '/api/preferences',
    {
      config: { access: 'user' },
      schema: {
        tags,
        body: preferencesBodySchema,
        response: { 200: preferencesSchema, 400: errorBodySchema },
      },
    },
    (request) => preferences.save(actorOf(request), request.body),
  )
}
