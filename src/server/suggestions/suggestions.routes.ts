import { actorOf } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
import { routeOptions } from '#server/http/route-options.ts'
import { suggestionsSchema } from '#shared/contract/suggestions.ts'
import type { SuggestionService } from './suggestions.service.ts'

const options = routeOptions({ access: 'user' }, 'Home')

export const registerSuggestionRoutes = (routes: Routes, suggestions: SuggestionService): void => {
  routes.get(
    '/api/suggestions',
    options('Up to six live listings suggested to you, with reasons', {
      response: { 200: suggestionsSchema },
    }),
    (request) => suggestions.list(actorOf(request)),
  )
}
