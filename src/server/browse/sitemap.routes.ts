import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { notFound } from '#server/errors.ts'
import type { Routes } from '#server/http/http-types.ts'
import type { ListingCache } from '#server/listings/listing-cache.ts'
import { publicPaths } from '#shared/contract/page-paths.ts'
import { browseListingPath, browseListPath, browseTownPath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import type { BrowseService } from './browse.service.ts'
import { publicCaching, publicRoute } from './public-route.ts'
import { element, type Xml, xmlDocument } from './xml.ts'

interface Deps {
  browse: BrowseService
  cache: ListingCache
  publicUrl: string
}

const fileSchema = z.object({
  file: z
    .string()
    .regex(/^listings-[1-9]\d{0,5}\.xml$/, 'There is no such file')
    .transform((file) => Number(/\d+/.exec(file)?.[0])),
})

/** An index, a file of pages, and files of live listings by ranges of their numbers. */
export function registerSitemapRoutes(routes: Routes, { browse, cache, publicUrl }: Deps) {
  const urlOf = (path: string) => element('loc', `${publicUrl}${path}`)
  const send = async (reply: FastifyReply, key: string, make: () => Promise<string>) =>
    reply
      .header('cache-control', publicCaching)
      .type('application/xml; charset=utf-8')
      .send(await cache.get(`sitemap ${key}`, make))

  routes.get('/sitemap.xml', publicRoute, (_request, reply) =>
    send(reply, 'index', async () => {
      const files = await browse.sitemapFiles()
      return sitemap('sitemapindex', [
        element('sitemap', [urlOf('/sitemaps/pages.xml')]),
        ...files.map(({ number, updatedAt }) =>
          element('sitemap', [urlOf(`/sitemaps/listings-${number}.xml`), ...lastmod(updatedAt)]),
        ),
      ])
    }),
  )

  routes.get('/sitemaps/pages.xml', publicRoute, (_request, reply) =>
    send(reply, 'pages', async () => {
      const towns = await browse.towns()
      const paths = [
        ...publicPaths,
        browseRoot,
        ...kindNames.map(browseListPath),
        ...new Set(towns.map((town) => browseTownPath(town.kind, town))),
      ]
      return sitemap(
        'urlset',
        paths.map((path) => element('url', [urlOf(path)])),
      )
    }),
  )

  routes.get(
    '/sitemaps/:file',
    { ...publicRoute, schema: { hide: true, params: fileSchema } },
    ({ params: { file } }, reply) =>
      send(reply, String(file), async () => {
        const entries = await browse.sitemapEntries(file)
        if (entries.length === 0) throw notFound()
        const urls = entries.map(({ kind, id, title, updatedAt }) =>
          element('url', [urlOf(browseListingPath(kind, id, title)), ...lastmod(updatedAt)]),
        )
        return sitemap('urlset', urls)
      }),
  )
}

const sitemap = (name: string, content: Xml[]) =>
  xmlDocument(element(name, content, { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }))

const lastmod = (time: Date | null) => (time ? [element('lastmod', time.toISOString())] : [])
