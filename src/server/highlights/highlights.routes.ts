import type { Routes } from '#server/http/http-types.ts'
import { routeOptions } from '#server/http/route-options.ts'
import { highlightsSchema } from '#shared/contract/highlights.ts'
import type { HighlightService } from './highlights.service.ts'

const options = routeOptions({ access: 'public', anonymous: true }, 'Home')

export const registerHighlightRoutes = (routes: Routes, highlights: HighlightService): void => {
  routes.get(
    '/api/highlights',
    options('One popular listing of each kind that is still open', { response: { 200: highlightsSchema } }),
    () => highlights.read(),
  )
}
