import type { Routes } from '#server/http/http-types.ts'
import { routeOptions } from '#server/http/route-options.ts'
import { highlightsSchema } from '#shared/contract/highlights.ts'
import { homeSchema } from '#shared/contract/home.ts'
import type { HomeService } from './home.service.ts'

const options = routeOptions({ access: 'public', anonymous: true }, 'Home')

export const registerHomeRoutes = (routes: Routes, home: HomeService): void => {
  routes.get(
    '/api/home',
    options('How many live listings each kind has, the newest, and events of the weekend', {
      response: { 200: homeSchema },
    }),
    () => home.read(),
  )

  routes.get(
    '/api/highlights',
    options('One popular listing of each kind that is still open', { response: { 200: highlightsSchema } }),
    () => home.highlights(),
  )
}
