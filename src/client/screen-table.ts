import type { PagePath } from '#shared/contract/page-paths.ts'
import type { Account } from '#shared/contract/users.ts'
import { parseBrowsePath } from '#shared/listings/browse-paths.ts'
import { readPageData } from './api/page-data.ts'
import { browseScreenOf, missing } from './browse-screens.ts'
import { kindScreens } from './kind-screens.ts'
import { type LazyScreen, lazyScreen } from './lib/lazy-screen.tsx'
import {
  isBrowsePath,
  isSharedListPath,
  notFound,
  type PublicPath,
  type plainPaths,
  publicScreens,
  type ScreenTable,
} from './public-screens.ts'

type Preloadable = Pick<LazyScreen, 'preload' | 'preloadSoon' | 'isReady'>

export const dataProvider = lazyScreen(
  async () => (await import('./features/session/session-data-provider.tsx')).SessionDataProvider,
)
export const signedInLayout = lazyScreen(
  async () => (await import('./layout/signed-in-layout.tsx')).SignedInLayout,
)

export const publicLayout = lazyScreen(async () => (await import('./layout/public-layout.tsx')).PublicLayout)

export const signedInScreens: ScreenTable & Record<Exclude<PagePath, PublicPath>, LazyScreen> = {
  '/': lazyScreen(async () => (await import('./screens/home/home.tsx')).Home),
  ...kindScreens,
  '/guides': lazyScreen(async () => (await import('./screens/guides/guides.tsx')).Guides),
  '/search': lazyScreen(async () => (await import('./screens/search/search.tsx')).Search),
  '/coming-soon': lazyScreen(async () => (await import('./screens/coming-soon.tsx')).ComingSoon),
  '/submit-listing': lazyScreen(
    async () => (await import('./screens/submit-listing/submit-listing.tsx')).SubmitListing,
  ),
  '/my-listings': lazyScreen(async () => (await import('./screens/my-listings/my-listings.tsx')).MyListings),
  '/my-plan': lazyScreen(async () => (await import('./screens/my-plan/my-plan.tsx')).MyPlan),
  '/bookmarks': lazyScreen(async () => (await import('./screens/bookmarks/saved-items.tsx')).SavedItems),
  '/compare': lazyScreen(async () => (await import('./screens/compare/compare.tsx')).Compare),
  '/settings': lazyScreen(async () => (await import('./screens/settings/settings.tsx')).Settings),
  '/admin': lazyScreen(async () => (await import('./screens/admin/admin.tsx')).Admin),
  '/admin/users/:id': lazyScreen(async () => (await import('./screens/admin/person.tsx')).Person),
}

/** Opens for anyone with the link, in the visitor's or the user's layout. */
export const sharedListScreens: ScreenTable = {
  '/lists/:token': lazyScreen(async () => (await import('./screens/shared-list/shared-list.tsx')).SharedList),
}

export const plainScreens: ScreenTable & Record<(typeof plainPaths)[number], LazyScreen> = {
  '/api/login': lazyScreen(async () => (await import('./screens/sign-in/sign-in.tsx')).SignIn),
  '/api/login/forgot': lazyScreen(
    async () => (await import('./screens/sign-in/forgot-password.tsx')).ForgotPassword,
  ),
  '/api/login/reset': lazyScreen(
    async () => (await import('./screens/sign-in/reset-password.tsx')).ResetPassword,
  ),
  '/api/login/verify': lazyScreen(
    async () => (await import('./screens/sign-in/verify-email.tsx')).VerifyEmail,
  ),
  '/claims/confirm': lazyScreen(
    async () => (await import('./screens/claims/confirm-claim.tsx')).ConfirmClaim,
  ),
  '/still-right': lazyScreen(async () => (await import('./screens/still-right/still-right.tsx')).StillRight),
  '/unsubscribe': lazyScreen(async () => (await import('./screens/sign-in/unsubscribe.tsx')).Unsubscribe),
}

const allScreens: ScreenTable = { ...signedInScreens, ...publicScreens, ...plainScreens }

export function screenAt(path: string): Preloadable | undefined {
  if (isSharedListPath(path)) return sharedListScreens['/lists/:token']
  return allScreens[path] ?? browseScreenAt(path)
}

function browseScreenAt(path: string) {
  const target = isBrowsePath(path) ? parseBrowsePath(path) : null
  return target === null ? undefined : browseScreenOf(target)
}

/** The chunks of a page, in addition to the routes. */
export function chunksFor(path: string, user: Account | null) {
  if (path in plainScreens) return [dataProvider, plainScreens[path]]
  if (user) return [dataProvider, signedInLayout, screenAt(path) ?? notFound]
  if (isSharedListPath(path)) return [dataProvider, publicLayout, screenAt(path)]
  // A valid path may point to a removed listing.
  const isMissing = readPageData()?.page === 'missing'
  return [dataProvider, publicLayout, (isMissing ? undefined : browseScreenAt(path)) ?? missing]
}
