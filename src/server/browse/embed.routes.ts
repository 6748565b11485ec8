import type { Routes } from '#server/http/http-types.ts'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { pacificDay } from '#shared/rules/calendar-day.ts'
import { embedPage } from './embed-page.ts'
import type { PublicPages } from './public-pages.ts'
import { publicCaching, publicRoute, withQuery } from './public-route.ts'
import { readPublicList } from './read-public-list.ts'

const itemCount = 10

/** Lists that sites in EMBED_ORIGINS may show in a frame. */
export function registerEmbedRoutes(routes: Routes, pages: PublicPages) {
  const { cache, site, clock } = pages

  async function render(kind: Kind, query: string, today: string) {
    const page = { limit: itemCount }
    const { plan, rows, total } = await readPublicList(pages, kind, query, page)
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
