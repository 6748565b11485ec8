import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { suggestionsSchema } from '#shared/contract/suggestions.ts'
import type { SuggestionService } from './suggestions.service.ts'

export const registerSuggestionRoutes = (routes: Routes, suggestions: SuggestionService): void => {
  routes.get(
    '/api/suggestions',
    {
      config: { access: 'user' },
      schema: {
        tags: ['Home'],
        summary: 'Up to six live listings suggested to you, with reasons',
        response: { 200: suggestionsSchema },
      },
    },
    (request) => suggestions.list(actorOf(request)),
  )
}
