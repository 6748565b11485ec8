import type { Routes } from '#server/http/http-types.ts'
import { highlightsSchema } from '#shared/contract/highlights.ts'
import type { HighlightService } from './highlights.service.ts'

export const registerHighlightRoutes = (routes: Routes, highlights: HighlightService): void => {
  routes.get(
    '/api/highlights',
    {
      config: { access: 'public', anonymous: true },
      schema: {
        tags: ['Home'],
        summary: 'One popular listing of each kind that is still open',
        response: { 200: highlightsSchema },
      },
    },
    () => highlights.read(),
  )
}
