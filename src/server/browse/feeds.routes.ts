import type { Routes } from '#server/http/http-types.ts'
import { browseListPath } from '#shared/listings/browse-paths.ts'
import { type Kind, kindNames, kindOf } from '#shared/listings/kinds.ts'
import { atomFeed, type Feed, feedItem, jsonFeed } from './feed-content.ts'
import type { PublicPages } from './public-pages.ts'
import { publicCaching, publicRoute, withQuery } from './public-route.ts'
import { readPublicList } from './read-public-list.ts'

const itemCount = 30
const formats = [
  { file: 'feed.xml', type: 'application/atom+xml; charset=utf-8', write: atomFeed },
  { file: 'feed.json', type: 'application/feed+json; charset=utf-8', write: jsonFeed },
] as const

/** Feeds of the newest listings in each public list, with the filters of the URL. */
export function registerFeedRoutes(routes: Routes, pages: PublicPages) {
  const { cache, site } = pages

  async function feedOf(kind: Kind, query: string, file: string): Promise<Feed> {
    const newest = { sortBy: 'createdAt', sortOrder: 'desc', limit: itemCount } as const
    const { plan, rows } = await readPublicList(pages, kind, query, newest)
    const page = `${site.publicUrl}${browseListPath(kind)}`
    return {
      title: `${kindOf(kind).names.plural} · ${site.siteName}`,
      pageUrl: withQuery(page, plan.canonical),
      feedUrl: withQuery(`${page}/${file}`, query),
      siteName: site.siteName,
      items: rows.map((listing) => feedItem(kind, listing, site.publicUrl)),
    }
  }

  for (const kind of kindNames) {
    for (const { file, type, write } of formats) {
      routes.get(`${browseListPath(kind)}/${file}`, publicRoute, async (request, reply) => {
        const query = request.url.split('?', 2)[1] ?? ''
        const text = await cache.get(`${file} ${kind} ${query}`, async () =>
          write(await feedOf(kind, query, file)),
        )
        return reply.header('cache-control', publicCaching).type(type).send(text)
      })
    }
  }
}
