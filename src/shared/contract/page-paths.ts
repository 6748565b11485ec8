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

/** Pages of mailed links. Only the form on the page uses the token, because mail scanners follow every link. */
export const mailedPaths = [
  '/api/login/forgot',
  '/api/login/reset',
  '/api/login/verify',
  '/claims/confirm',
  '/still-right',
  '/unsubscribe',
] as const

/** Prerendered public pages. */
export const publicPaths = [
  '/',
  '/learn-more',
  '/terms-of-use',
  '/privacy-policy',
] as const satisfies readonly PagePath[]

export type PublicPath = (typeof publicPaths)[number]

/** The path of a prerendered page, relative to the client build. */
export const prerenderedFile = (path: PublicPath) => `prerendered${path === '/' ? '/index' : path}.html`

/** The build lists the files of each server-rendered screen here. */
export const preloadsFile = 'prerendered/preloads.json'

/** Preloads a script of the page's screen. */
export const preloadLink = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`

/** Marks the scripts of a page for public/start.js, which starts them after the visible content has loaded. */
export const deferScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="later" fetchpriority="low"')
    .replace('<script type="module"', '<script src="/start.js" defer></script>\n    <script type="later"')

/**
 * The template of a server-rendered page. It is readable without scripts, so they wait for the style sheet, the fonts and the
 * first pictures. JSON data and the theme script are unchanged.
 */
export const serverRenderedTemplate = (html: string): string =>
  deferScripts(html.replace(/\s*<noscript>.*<\/noscript>/, ''))
