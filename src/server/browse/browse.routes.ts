import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '#server/http/http-types.ts'
import { fillPage, type Pages, sendNotBuilt } from '#server/http/page.ts'
import { type BrowseContent, browsePageElementId } from '#shared/contract/browse.ts'
import { pageHead } from '#shared/contract/page-head.ts'
import { browseComparePath, browseListPath, parseBrowsePath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { kindNames, kindOf } from '#shared/listings/kinds.ts'
import { endOfPacificDay, pacificDay } from '#shared/rules/calendar-day.ts'
import { createBrowsePages } from './browse-pages.ts'
import { describePage } from './describe-page.ts'
import type { PublicPages } from './public-pages.ts'
import { publicCaching, publicRoute, withQuery } from './public-route.ts'

/** Rendering blocks the event loop, longest in a new process. */
const renderedRoute = { ...publicRoute, config: { ...publicRoute.config, weight: 3 } }

/** Public pages: server-rendered for visitors, the client app for signed-in users. */
export function registerBrowseRoutes(routes: Routes, deps: PublicPages) {
  const { renderer, sessions, cache, site, clock } = deps
  const content = createBrowsePages(deps)

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { pages } = request.server
    if (pages === null) return sendNotBuilt(reply)
    const isVisitor = sessions.idOf(request) === null
    const key = `page ${isVisitor} ${request.url}`
    const { status, location, html } = await cache.get(key, () => buildPage(pages, request, isVisitor))
    if (status === 404 && location === 'unknown') return reply.callNotFound()
    // Visitors and signed-in users get different pages.
    reply.code(status).header('vary', 'Cookie')
    if (location !== undefined) return reply.header('cache-control', 'no-cache').redirect(location, status)
    const isPublic = isVisitor && status === 200
    return reply
      .header('cache-control', isPublic ? publicCaching : isVisitor ? 'no-cache' : 'private, no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  }

  async function buildPage(pages: Pages, request: FastifyRequest, isVisitor: boolean): Promise<Outcome> {
    const [address = '', query = ''] = request.url.split('?', 2)
    const path = decodePath(address)
    const target = path === null ? null : parseBrowsePath(path)
    if (path === null || target === null) return { status: 404, location: 'unknown' }
    if (path.endsWith('/')) return { status: 301, location: withQuery(path.slice(0, -1), query) }
    const client = await renderer()
    const found = await content.load(client, target, path, query)
    if ('location' in found) return found
    const { status, plan } = found
    const now = clock()
    const page = { ...found.page, day: pacificDay(now), dayEndsAt: endOfPacificDay(now) }
    const isPersonal = !isVisitor && (page.page === 'listing' || page.page === 'compare')
    const data = { id: browsePageElementId, value: isPersonal ? null : page }
    const template = templateOf(page)
    if (!isVisitor) return { status, html: fillPage(pages, { template, data }) }
    const title = client.titleOf(page)
    const head = pageHead(describePage(page, plan, title, site))
    const body = await client.render(withQuery(path, query), page).catch((error: unknown) => {
      // The client renders the page instead.
      request.log.error({ err: error }, 'a public page was not rendered')
      return ''
    })
    return { status, html: fillPage(pages, { template, data, title, head, body }) }
  }

  routes.get(browseRoot, renderedRoute, sendPage)
  routes.get(browseComparePath, renderedRoute, sendPage)
  for (const kind of kindNames) {
    const list = browseListPath(kind)
    routes.get(list, renderedRoute, sendPage)
    routes.get(`${list}/in/:town`, renderedRoute, sendPage)
    routes.get(`${list}/:listing`, renderedRoute, sendPage)
  }
}

interface Outcome {
  status: number
  location?: string
  html?: string
}

/** The HTML template of a page; the build lists the files of each. */
function templateOf(page: BrowseContent): string {
  switch (page.page) {
    case 'list':
      return kindOf(page.kind).hasDates ? 'browse-events' : 'browse-list'
    case 'listing':
      return kindOf(page.kind).hasDates ? 'browse-event' : 'browse-listing'
    case 'compare':
      return 'browse-compare'
    default:
      return page.page
  }
}

function decodePath(address: string) {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}
