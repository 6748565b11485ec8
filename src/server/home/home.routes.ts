import type { Routes } from '#server/http/http-types.ts'
import { homeSchema } from '#shared/contract/home.ts'
import type { HomeService } from './home.service.ts'

export const registerHomeRoutes = (routes: Routes, home: HomeService): void => {
  routes.get(
    '/api/home',
    {
      config: { access: 'public', anonymous: true },
      schema: {
        tags: ['Home'],
        summary: 'How many live listings each kind has, the newest, and events of the weekend',
        response: { 200: homeSchema },
      },
    },
    () => home.read(),
  )
}
