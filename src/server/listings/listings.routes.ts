import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { listAnswerSchema, listingIdParamsSchema, listingSchema } from '#shared/contract/listings.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import type { ListingService } from './listings.service.ts'

/** The list and one listing, for each of the five kinds alike. */
export const registerListingRoutes = (app: FastifyInstance, listings: ListingService): void => {
  for (const kind of kindNames) registerKind(app, listings, kind)
}

const registerKind = (app: FastifyInstance, listings: ListingService, kind: Kind): void => {
  const { path, rows, label, plural } = kindOf(kind).names
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [plural]

  routes.get(
    `/api/${path}`,
    {
      config: { access: 'public', anonymous: true },
      schema: {
        tags,
        summary: `Live ${plural.toLowerCase()}, filtered, sorted and paged`,
        querystring: listQuerySchema(kind),
        response: { 200: listAnswerSchema(kind), 400: errorBodySchema },
      },
    },
    async (request) => {
      const { total, rows: found, facets } = await listings.list(kind, request.query)
      return { total, [rows]: found, ...(facets && { facets }) }
    },
  )

  routes.get(
    `/api/${path}/:id`,
    {
      config: { access: 'public', anonymous: true },
      schema: {
        tags,
        summary: `One live ${label.toLowerCase()}`,
        params: listingIdParamsSchema,
        response: { 200: listingSchema(kind), 404: errorBodySchema },
      },
    },
    (request) => listings.get(kind, request.params.id),
  )
}
