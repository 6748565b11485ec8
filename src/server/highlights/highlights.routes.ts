import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { highlightsSchema } from '#shared/contract/highlights.ts'
import type { HighlightService } from './highlights.service.ts'

export const registerHighlightRoutes = (app: FastifyInstance, highlights: HighlightService): void => {
  app.withTypeProvider<ZodTypeProvider>().get(
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
