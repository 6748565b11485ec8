import { mailedPaths } from '#shared/contract/page-paths.ts'
import { browseRoot } from '#shared/listings/browse-root.ts'
import { siteConfig } from './api/site-config.ts'
import { type LazyScreen, lazyScreen } from './lib/lazy-screen.tsx'

export type ScreenTable = Readonly<Record<string, LazyScreen>>
export type PublicPath = '/terms-of-use' | '/privacy-policy' | '/learn-more'

export const landing = lazyScreen(async () => (await import('./screens/landing/landing.tsx')).Landing)
export const notFound = lazyScreen(async () => (await import('./screens/not-found.tsx')).NotFound)

export const publicScreens: ScreenTable & Record<PublicPath, LazyScreen> = {
  '/terms-of-use': lazyScreen(async () => (await import('./screens/legal/terms-of-use.tsx')).TermsOfUse),
  '/privacy-policy': lazyScreen(
    async () => (await import('./screens/legal/privacy-policy.tsx')).PrivacyPolicy,
  ),
  '/learn-more': lazyScreen(async () => (await import('./screens/learn-more/learn-more.tsx')).LearnMore),
}

/** False for all paths if public browsing is off. */
export const isBrowsePath = (path: string) =>
  siteConfig().publicBrowsing && (path === browseRoot || path.startsWith(`${browseRoot}/`))

/** Pages without the site's layout, with or without a session. The server serves the app for those below /api/login. */
export const plainPaths = ['/api/login', ...mailedPaths] as const
export const isPlainPath = (path: string) => plainPaths.some((plain) => plain === path)

export const isSharedListPath = (path: string) => /^\/lists\/[^/]+$/.test(path)

/** Whether a path needs the app chunk, for visitors too. */
export const isAppPath = (path: string) => isPlainPath(path) || isBrowsePath(path) || isSharedListPath(path)
