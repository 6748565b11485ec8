import type { FastifyInstance } from 'fastify'
import { limits } from '#server/http/limits.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import type { ListingService } from '#server/listings/listings.service.ts'
import type { BrowseRenderer } from '#shared/contract/browse.ts'
import type { SiteConfig } from '#shared/contract/site.ts'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { listQuerySchema } from '#shared/listings/list-query.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { embedPage } from './embed-page.ts'
import { publicCaching } from './public-caching.ts'
import { townInQuery } from './town-in-query.ts'

interface Deps {
  listings: ListingService
  renderer: () => Promise<BrowseRenderer>
  cache: ListingCache
  site: SiteConfig
  clock: () => Date
}

const itemCount = 10

/** Lists that the sites in EMBED_ORIGINS may show in a frame. */
export function registerEmbedRoutes(app: FastifyInstance, { listings, renderer, cache, site, clock }: Deps) {
  async function make(kind: Kind, query: string, today: string) {
    const plan = (await renderer()).planList(kind, query, townInQuery(query))
    const asked = listQuerySchema(kind).parse(Object.fromEntries(new URLSearchParams(plan.request)))
    const { rows, total } = await listings.list(kind, { ...asked, limit: itemCount, offset: 0 })
    const list = `${site.publicUrl}${browseListPath(kind)}`
    const listUrl = plan.feedQuery === '' ? list : `${list}?${plan.feedQuery}`
    return embedPage({ kind, rows, total, today, listUrl }, site)
  }

  for (const kind of kindNames) {
    app.get(
      `/embed/${kindOf(kind).names.path}`,
      {
        config: {
          access: 'public',
          anonymous: true,
          limits: [limits.pagePerAddress],
          framedBy: site.embedOrigins,
        },
        schema: { hide: true },
      },
      async (request, reply) => {
        const query = request.url.split('?', 2)[1] ?? ''
        const today = pacificDay(clock())
        const html = await cache.get(`embed ${today} ${kind} ${query}`, () => make(kind, query, today))
        return reply.header('cache-control', publicCaching).type('text/html; charset=utf-8').send(html)
      },
    )
  }
}
