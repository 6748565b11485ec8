import type { Routes } from '#server/http/http-types.ts'
import { registerBrowseRoutes } from './browse.routes.ts'
import { registerEmbedRoutes } from './embed.routes.ts'
import { registerFeedRoutes } from './feeds.routes.ts'
import { registerPictureRoutes } from './pictures.routes.ts'
import type { PublicPages } from './public-pages.ts'
import { registerSitemapRoutes } from './sitemap.routes.ts'

/** All routes for visitors, search engines and feed readers (docs/product.md 22). */
export function registerPublicPages(routes: Routes, pages: PublicPages) {
  registerBrowseRoutes(routes, pages)
  registerPictureRoutes(routes, pages)
  registerSitemapRoutes(routes, pages)
  registerFeedRoutes(routes, pages)
  registerEmbedRoutes(routes, pages)
}
