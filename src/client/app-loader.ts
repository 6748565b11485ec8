import type { Account } from '#shared/contract/users.ts'
import type { AppRoutesProps } from './app-routes.tsx'
import { lazyScreen } from './lib/lazy-screen.tsx'
import { isAppPath, landing, notFound, publicScreens } from './public-screens.ts'

let app: typeof import('./app-routes.tsx') | undefined

/**
 * Everything for accounts, for sign-in and for browsing. Apart, because it names the chunks of all screens, which the
 * first load of the landing page does not need; other pages preload it.
 */
export async function loadApp() {
  app ??= await import('./app-routes.tsx')
  return app
}
export const appRoutes = lazyScreen<AppRoutesProps>(async () => (await loadApp()).AppRoutes)

/** The screen at a path, as far as its table has been loaded. */
export const screenAt = (path: string) => publicScreens[path] ?? app?.screenAt(path)

/** Loads what the page at a path needs. */
export async function preloadPage(path: string, user: Account | null) {
  if (user === null && !isAppPath(path)) {
    await (path === '/' ? landing : (publicScreens[path] ?? notFound)).preload()
    return
  }
  await appRoutes.preload()
  const { chunksFor } = await loadApp()
  await Promise.all(chunksFor(path, user).map((chunk) => chunk?.preload()))
}
