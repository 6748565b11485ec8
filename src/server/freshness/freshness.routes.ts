import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { limits } from '#server/http/limits.ts'
import { sendPage } from '#server/http/page.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { confirmListingsAnswerSchema, confirmListingsBodySchema } from '#shared/contract/freshness.ts'
import type { FreshnessService } from './freshness.service.ts'

export const registerFreshnessRoutes = (app: FastifyInstance, freshness: FreshnessService): void => {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/still-right',
    { config: { access: 'public', anonymous: true }, schema: { hide: true } },
    async (_request, reply) => sendPage(reply),
  )

  routes.post(
    '/api/listings/confirm',
    {
      config: { access: 'public', anonymous: true, limits: [limits.tokenPerAddress] },
      schema: {
        tags: ['My listings'],
        summary: 'Say that the listings of a mailed question are still right, by the link in it',
        body: confirmListingsBodySchema,
        response: { 200: confirmListingsAnswerSchema, 400: errorBodySchema },
      },
    },
    (request) => freshness.confirm(request.body.token),
  )
}
