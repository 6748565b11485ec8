import { kindPaths } from '../listings/kind-paths.ts'

const kindPages = Object.values(kindPaths).map((path) => `/${path}` as const)

/** Every address that is a page (docs/product.md 2.1, 2.2). Other addresses answer 404 with the not-found page. */
export const pagePaths = [
  '/',
  '/terms-of-use',
  '/privacy-policy',
  '/learn-more',
  ...kindPages,
  '/guides',
  '/coming-soon',
  '/submit-listing',
  '/my-listings',
  '/bookmarks',
  '/settings',
  '/admin',
] as const

export type PagePath = (typeof pagePaths)[number]

/** The addresses that anybody may read, and search engines too. They are prerendered. */
export const publicPaths = [
  '/',
  '/learn-more',
  '/terms-of-use',
  '/privacy-policy',
] as const satisfies readonly PagePath[]

export type PublicPath = (typeof publicPaths)[number]

/** Where the build puts a prerendered page, seen from the folder of the web page. */
export const prerenderedFile = (path: PublicPath) => `prerendered${path === '/' ? '/index' : path}.html`
