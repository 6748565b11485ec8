import type { Account } from '#shared/contract/users.ts'
import { lazyScreen } from './lib/lazy-screen.tsx'
import { isAppPath, landing, notFound, publicScreens } from './public-screens.ts'

let app: typeof import('./app-routes.tsx') | undefined

/**
 * Routes for accounts, sign-in and browsing. A separate chunk, because it lists the chunks of all screens, which the landing
 * page does not need; other pages preload it.
 */
export async function loadApp() {
  app ??= await import('./app-routes.tsx')
  return app
}
export const appRoutes = lazyScreen(async () => (await loadApp()).AppRoutes)

/** The screen at a path; undefined until its table has loaded. */
export const screenAt = (path: string) => publicScreens[path] ?? app?.screenAt(path)

/** Loads the chunks of the page at a path. */
export async function preloadPage(path: string, user: Account | null) {
  if (user === null && !isAppPath(path)) {
    await (path === '/' ? landing : (publicScreens[path] ?? notFound)).preload()
    return
  }
  await appRoutes.preload()
  const { chunksFor } = await loadApp()
  await Promise.all(chunksFor(path, user).map((chunk) => chunk?.preload()))
}
