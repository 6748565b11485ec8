import { withEtag } from '#server/http/caching.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import {
  listAnswerSchema,
  listingIdParamsSchema,
  listingSchema,
  similarAnswerSchema,
} from '#shared/contract/listings.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { type ListQuery, listQuerySchema } from '#shared/listings/list-query.ts'
import type { ListingCache } from './listing-cache.ts'
import type { ListingService } from './listings.service.ts'

interface Deps {
  listings: ListingService
  cache: ListingCache
}

export const registerListingRoutes = (routes: Routes, deps: Deps): void => {
  for (const kind of kindNames) registerKind(routes, deps, kind)
}

const registerKind = (routes: Routes, { listings, cache }: Deps, kind: Kind): void => {
  const { path, rows, label, plural } = kindOf(kind).names
  const options = routeOptions({ access: 'public', anonymous: true }, plural)

  routes.get<{ Querystring: ListQuery }>(
    `/api/${path}`,
    options(`Live ${plural.toLowerCase()}, filtered, sorted and paged`, {
      querystring: listQuerySchema(kind),
      response: { 200: listAnswerSchema(kind), ...errorSchemas(400) },
    }),
    async ({ query }, reply) => {
      const { text, etag } = await cache.get(`${kind} ${JSON.stringify(query)}`, async () => {
        const { rows: found, ...counts } = await listings.list(kind, query)
        return withEtag(String(reply.serialize({ ...counts, [rows]: found })))
      })
      return reply.type('application/json; charset=utf-8').header('etag', etag).send(text)
    },
  )

  routes.get(
    `/api/${path}/:id`,
    options(`One live ${label.toLowerCase()}`, {
      params: listingIdParamsSchema,
      response: { 200: listingSchema(kind), ...errorSchemas(404) },
    }),
    (request) => listings.get(kind, request.params.id),
  )

  routes.get(
    `/api/${path}/:id/similar`,
    options(`Up to four live ${plural.toLowerCase()} that resemble one, and why`, {
      params: listingIdParamsSchema,
      response: { 200: similarAnswerSchema(kind), ...errorSchemas(404) },
    }),
    async (request) => ({ similar: await listings.similar(kind, request.params.id) }),
  )
}
