import { kindPaths } from '../listings/kind-paths.ts'

const kindPages = Object.values(kindPaths).map((path) => `/${path}` as const)

/** Every path of a page (docs/product.md 2.1, 2.2). Other paths answer 404 with the not-found page. */
export const pagePaths = [
  '/',
  '/terms-of-use',
  '/privacy-policy',
  '/learn-more',
  ...kindPages,
  '/guides',
  '/search',
  '/coming-soon',
  '/submit-listing',
  '/my-listings',
  '/my-plan',
  '/bookmarks',
  '/compare',
  '/settings',
  '/admin',
  '/admin/users/:id',
] as const

export type PagePath = (typeof pagePaths)[number]

/** Pages of mailed links. Only the form on the page uses the token of the link: mail scanners follow every link first. */
export const mailedPaths = [
  '/api/login/forgot',
  '/api/login/reset',
  '/api/login/verify',
  '/claims/confirm',
  '/still-right',
  '/unsubscribe',
] as const

/** Public paths, also for search engines. They are prerendered. */
export const publicPaths = [
  '/',
  '/learn-more',
  '/terms-of-use',
  '/privacy-policy',
] as const satisfies readonly PagePath[]

export type PublicPath = (typeof publicPaths)[number]

/** The path of a prerendered page, relative to the client build. */
export const prerenderedFile = (path: PublicPath) => `prerendered${path === '/' ? '/index' : path}.html`

/** Where the build lists the files of each screen that the server renders. */
export const preloadsFile = 'prerendered/preloads.json'

/** Loads a script of the page's screen before it is imported. */
export const preloadLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`

/** Marks the scripts of a page for public/start.js, which starts them after what the page shows. */
export const startLater = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace('<script type="module"', '<script src="/start.js" defer></script>\n    <script type="later"')

/**
 * The template of a page that has its content: it is readable without scripts, so they wait for the style sheet, the fonts and
 * the first pictures. The scripts of JSON data and of the theme stay as they are.
 */
export const readableTemplate = (html: string): string =>
  startLater(html.replace(/\s*<noscript>.*<\/noscript>/, ''))
