import { withEtag } from '#server/http/caching.ts'
import type { Routes } from '#server/http/http-types.ts'
import { errorSchemas, routeOptions } from '#server/http/route-options.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import { type SearchQuery, searchAnswerSchema, searchQuerySchema } from '#shared/contract/search.ts'
import type { SiteSearchService } from './site-search.service.ts'

interface Deps {
  siteSearch: SiteSearchService
  cache: ListingCache
}

const options = routeOptions({ access: 'public', anonymous: true, weight: 4 }, 'Search')

export const registerSiteSearchRoutes = (routes: Routes, { siteSearch, cache }: Deps): void => {
  routes.get<{ Querystring: SearchQuery }>(
    '/api/search',
    options('One search over live listings of every kind; place, cost, age and kind words are understood', {
      querystring: searchQuerySchema,
      response: { 200: searchAnswerSchema, ...errorSchemas(400) },
    }),
    async ({ query }, reply) => {
      const { text, etag } = await cache.get(`search ${JSON.stringify(query)}`, async () =>
        withEtag(String(reply.serialize(await siteSearch.search(query)))),
      )
      return reply.type('application/json; charset=utf-8').header('etag', etag).send(text)
    },
  )
}
