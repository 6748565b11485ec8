import { withEtag } from '#server/http/caching.ts'
import type { Routes } from '#server/http/http-types.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import { errorBodySchema } from '#shared/contract/errors.ts'
import { type SearchQuery, searchAnswerSchema, searchQuerySchema } from '#shared/contract/search.ts'
import type { SiteSearchService } from './site-search.service.ts'

interface Deps {
  siteSearch: SiteSearchService
  cache: ListingCache
}

export const registerSiteSearchRoutes = (routes: Routes, { siteSearch, cache }: Deps): void => {
  routes.get<{ Querystring: SearchQuery }>(
    '/api/search',
    {
      config: { access: 'public', anonymous: true, weight: 4 },
      schema: {
        tags: ['Search'],
        summary:
          'One search over live listings of every kind; place, cost, age and kind words are understood',
        querystring: searchQuerySchema,
        response: { 200: searchAnswerSchema, 400: errorBodySchema },
      },
    },
    async ({ query }, reply) => {
      const { text, etag } = await cache.get(`search ${JSON.stringify(query)}`, async () =>
        withEtag(String(reply.serialize(await siteSearch.search(query)))),
      )
      return reply.type('application/json; charset=utf-8').header('etag', etag).send(text)
    },
  )
}
