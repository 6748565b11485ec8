import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { homeSchema } from '#shared/contract/home.ts'
import type { HomeService } from './home.service.ts'

export const registerHomeRoutes = (app: FastifyInstance, home: HomeService): void => {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/home',
    {
      config: { access: 'public', anonymous: true },
      schema: { tags: ['Home'], response: { 200: homeSchema } },
    },
    () => home.read(),
  )
}
