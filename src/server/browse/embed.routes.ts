import type { Routes } from '#server/http/http-types.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import type { ListingService } from '#server/listings/listings.service.ts'
import type { BrowseRenderer } from '#shared/contract/browse.ts'
import type { SiteConfig } from '#shared/contract/site.ts'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { embedPage } from './embed-page.ts'
import { publicCaching, publicRoute, withQuery } from './public-route.ts'
import { readPublicList } from './read-public-list.ts'

interface Deps {
  listings: ListingService
  renderer: () => Promise<BrowseRenderer>
  cache: ListingCache
  site: SiteConfig
  clock: () => Date
}

const itemCount = 10

/** Lists that sites in EMBED_ORIGINS may show in a frame. */
export function registerEmbedRoutes(routes: Routes, { listings, renderer, cache, site, clock }: Deps) {
  async function render(kind: Kind, query: string, today: string) {
    const page = { limit: itemCount }
    const { plan, rows, total } = await readPublicList({ listings, renderer }, kind, query, page)
    const listUrl = withQuery(`${site.publicUrl}${browseListPath(kind)}`, plan.feedQuery)
    return embedPage({ kind, rows, total, today, listUrl }, site)
  }

  for (const kind of kindNames) {
    routes.get(
      `/embed/${kindOf(kind).names.path}`,
      { ...publicRoute, config: { ...publicRoute.config, framedBy: site.embedOrigins } },
      async (request, reply) => {
        const query = request.url.split('?', 2)[1] ?? ''
        const today = pacificDay(clock())
        const html = await cache.get(`embed ${today} ${kind} ${query}`, () => render(kind, query, today))
        return reply.header('cache-control', publicCaching).type('text/html; charset=utf-8').send(html)
      },
    )
  }
}
