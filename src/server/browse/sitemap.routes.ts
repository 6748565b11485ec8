import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { notFound } from '#server/errors.ts'
import type { Routes } from '#server/http/http-types.ts'
import { type Markup, markup } from '#server/markup.ts'
import { publicPaths } from '#shared/contract/page-paths.ts'
import { browseListingPath, browseListPath, browseTownPath } from '#shared/listings/browse-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { kindNames } from '#shared/listings/kinds.ts'
import type { PublicPages } from './public-pages.ts'
import { publicCaching, publicRoute } from './public-route.ts'

const fileSchema = z.object({
  file: z
    .string()
    .regex(/^listings-[1-9]\d{0,5}\.xml$/, 'There is no such file')
    .transform((file) => Number(/\d+/.exec(file)?.[0])),
})

/** An index, a file of pages, and files of live listings by id range. */
export function registerSitemapRoutes(routes: Routes, { browse, cache, site }: PublicPages) {
  const urlOf = (path: string) => markup`<loc>${site.publicUrl}${path}</loc>`
  const send = async (reply: FastifyReply, key: string, build: () => Promise<string>) =>
    reply
      .header('cache-control', publicCaching)
      .type('application/xml; charset=utf-8')
      .send(await cache.get(`sitemap ${key}`, build))

  routes.get('/sitemap.xml', publicRoute, (_request, reply) =>
    send(reply, 'index', async () => {
      const files = await browse.sitemapFiles()
      const listings = files.map(({ number, updatedAt }) => {
        const url = urlOf(`/sitemaps/listings-${number}.xml`)
        return markup`<sitemap>${url}${lastmod(updatedAt)}</sitemap>`
      })
      const pages = markup`<sitemap>${urlOf('/sitemaps/pages.xml')}</sitemap>`
      return sitemap(markup`<sitemapindex ${namespace}>${[pages, ...listings]}</sitemapindex>`)
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
      return urlSet(paths.map((path) => markup`<url>${urlOf(path)}</url>`))
    }),
  )

  routes.get(
    '/sitemaps/:file',
    { ...publicRoute, schema: { hide: true, params: fileSchema } },
    ({ params: { file } }, reply) =>
      send(reply, String(file), async () => {
        const entries = await browse.sitemapEntries(file)
        if (entries.length === 0) throw notFound()
        const urls = entries.map(({ kind, id, title, updatedAt }) => {
          const url = urlOf(browseListingPath(kind, id, title))
          return markup`<url>${url}${lastmod(updatedAt)}</url>`
        })
        return urlSet(urls)
      }),
  )
}

const namespace = markup`xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`
const sitemap = (content: Markup) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`
const urlSet = (urls: Markup[]) => sitemap(markup`<urlset ${namespace}>${urls}</urlset>`)
const lastmod = (time: Date | null) => (time ? markup`<lastmod>${time.toISOString()}</lastmod>` : '')
