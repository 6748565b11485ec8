import type { Sessions } from '#server/http/access.ts'
import type { Routes } from '#server/http/http-types.ts'
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

/** All routes for visitors, search engines and feed readers (docs/product.md 22). */
export function registerPublicPages(routes: Routes, deps: Deps) {
  const { services, renderer, sessions, clock, site } = deps
  const { browse, listings, cache } = services
  registerBrowseRoutes(routes, {
    content: createBrowsePages(services),
    renderer,
    sessions,
    cache,
    site,
    clock,
  })
  registerPictureRoutes(routes, { listings, pictures: createListingPictures(site) })
  registerSitemapRoutes(routes, { browse, cache, publicUrl: site.publicUrl })
  registerFeedRoutes(routes, { listings, renderer, cache, site })
  registerEmbedRoutes(routes, { listings, renderer, cache, site, clock })
}
