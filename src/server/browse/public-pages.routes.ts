import type { FastifyInstance } from 'fastify'
import type { Sessions } from '#server/http/access.ts'
import type { BrowseRenderer } from '#shared/contract/browse.ts'
import type { SiteConfig } from '#shared/contract/site.ts'
import { registerBrowseRoutes } from './browse.routes.ts'
import { type BrowseServices, createBrowsePages } from './browse-pages.ts'
import { registerEmbedRoutes } from './embed.routes.ts'
import { registerFeedRoutes } from './feeds.routes.ts'
import { createListingPictures } from './listing-pictures.ts'
import { registerPictureRoutes } from './pictures.routes.ts'
import { registerSitemapRoutes } from './sitemap.routes.ts'

interface Deps {
  services: BrowseServices
  renderer: () => Promise<BrowseRenderer>
  sessions: Pick<Sessions, 'idOf'>
  clock: () => Date
  site: SiteConfig
}

/** Everything that visitors, search engines and feed readers get without an account (docs/product.md 22). */
export function registerPublicPages(app: FastifyInstance, deps: Deps) {
  const { services, renderer, sessions, clock, site } = deps
  const { browse, listings, cache } = services
  registerBrowseRoutes(app, {
    content: createBrowsePages(services),
    renderer,
    sessions,
    cache,
    site,
    clock,
  })
  registerPictureRoutes(app, { listings, pictures: createListingPictures(site) })
  registerSitemapRoutes(app, { browse, cache, publicUrl: site.publicUrl })
  registerFeedRoutes(app, { listings, renderer, cache, site })
  registerEmbedRoutes(app, { listings, renderer, cache, site, clock })
}
