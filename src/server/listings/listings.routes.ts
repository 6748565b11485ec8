import { withEtag } from '#server/http/caching.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
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
  const tags = [plural]

  routes.get<{ Querystring: ListQuery }>(
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

  routes.get(
    `/api/${path}/:id/similar`,
    {
      config: { access: 'public', anonymous: true },
      schema: {
        tags,
        summary: `Up to four live ${plural.toLowerCase()} that resemble one, and why`,
        params: listingIdParamsSchema,
        response: { 200: similarAnswerSchema(kind), 404: errorBodySchema },
      },
    },
    async (request) => ({ similar: await listings.similar(kind, request.params.id) }),
  )
}
