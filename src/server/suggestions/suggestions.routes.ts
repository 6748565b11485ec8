import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { actorOf } from '#server/http/access.ts'
import { suggestionsSchema } from '#shared/contract/suggestions.ts'
import type { SuggestionService } from './suggestions.service.ts'

export const registerSuggestionRoutes = (app: FastifyInstance, suggestions: SuggestionService): void => {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/suggestions',
      { config: { access: 'user' }, schema: { tags: ['Home'], response: { 200: suggestionsSchema } } },
      (request) => suggestions.list(actorOf(request)),
    )
}
