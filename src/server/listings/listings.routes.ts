import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { listAnswerSchema, listingIdParamsSchema, listingSchema } from '#shared/contract/listings.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import { listQueryValidator } from './list-query-validator.ts'
import { listSerializer } from './list-serializer.ts'
import type { ListingService } from './listings.service.ts'

/** Orders that a view or a thumb can change. A review changes more: it counts for its writer's badge. */
const countedSorts = new Set(['viewCount', 'thumbsUp'])

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
      config: { access: 'public', anonymous: true, kept: true },
      schema: {
        tags,
        summary: `Live ${plural.toLowerCase()}, filtered, sorted and paged`,
        querystring: listQuerySchema(kind),
        response: { 200: listAnswerSchema(kind), 400: errorBodySchema },
      },
      validatorCompiler: listQueryValidator(kind),
      serializerCompiler: listSerializer(kind),
    },
    async (request, reply) => {
      const { total, rows: found, facets } = await listings.list(kind, request.query)
      reply.dependsOn = {
        listingIds: found.map(({ id }) => id),
        followsCounters: countedSorts.has(request.query.sortBy ?? ''),
      }
      return { total, [rows]: found, ...(facets && { facets }) }
    },
  )

  routes.get(
    `/api/${path}/:id`,
    {
      config: { access: 'public', anonymous: true, kept: true },
      schema: {
        tags,
        summary: `One live ${label.toLowerCase()}`,
        params: listingIdParamsSchema,
        response: { 200: listingSchema(kind), 404: errorBodySchema },
      },
    },
    (request, reply) => {
      reply.dependsOn = { listingIds: [request.params.id], followsCounters: false }
      return listings.get(kind, request.params.id)
    },
  )
}
