import type { ReactNode } from 'react'
import type { PagePath } from '#shared/contract/page-paths.ts'
import type { Account } from '#shared/contract/users.ts'
import { kindScreens } from './kind-screens.ts'
import { type LazyScreen, lazyScreen } from './lib/lazy-screen.tsx'

export type ScreenTable = Readonly<Record<string, LazyScreen>>

interface SignedInLayoutProps {
  user: Account
  onIntent: (path: string) => void
  children: ReactNode
}

export const landing = lazyScreen(async () => (await import('./screens/landing/landing.tsx')).Landing)
export const notFound = lazyScreen(async () => (await import('./screens/not-found.tsx')).NotFound)
export const dataProvider = lazyScreen<{ children: ReactNode }>(
  async () => (await import('./features/session/session-data-provider.tsx')).SessionDataProvider,
)
export const signedInLayout = lazyScreen<SignedInLayoutProps>(
  async () => (await import('./layout/signed-in-layout.tsx')).SignedInLayout,
)

type PublicPath = '/terms-of-use' | '/privacy-policy' | '/learn-more'

export const publicScreens: ScreenTable & Record<PublicPath, LazyScreen> = {
  '/terms-of-use': lazyScreen(async () => (await import('./screens/legal/terms-of-use.tsx')).TermsOfUse),
  '/privacy-policy': lazyScreen(
    async () => (await import('./screens/legal/privacy-policy.tsx')).PrivacyPolicy,
  ),
  '/learn-more': lazyScreen(async () => (await import('./screens/learn-more/learn-more.tsx')).LearnMore),
}

export const signedInScreens: ScreenTable & Record<Exclude<PagePath, PublicPath>, LazyScreen> = {
  '/': lazyScreen(async () => (await import('./screens/home/home.tsx')).Home),
  ...kindScreens,
  '/guides': lazyScreen(async () => (await import('./screens/guides/guides.tsx')).Guides),
  '/coming-soon': lazyScreen(async () => (await import('./screens/coming-soon.tsx')).ComingSoon),
  '/submit-listing': lazyScreen(
    async () => (await import('./screens/submit-listing/submit-listing.tsx')).SubmitListing,
  ),
  '/my-listings': lazyScreen(async () => (await import('./screens/my-listings/my-listings.tsx')).MyListings),
  '/bookmarks': lazyScreen(async () => (await import('./screens/bookmarks/saved-items.tsx')).SavedItems),
  '/settings': lazyScreen(async () => (await import('./screens/settings/settings.tsx')).Settings),
  '/admin': lazyScreen(async () => (await import('./screens/admin/admin.tsx')).Admin),
}

/** The server serves the app for these paths below /api/login. */
export const signInScreens: ScreenTable = {
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
}

const allScreens: ScreenTable = { ...signedInScreens, ...publicScreens, ...signInScreens }

export function screenAt(path: string) {
  return allScreens[path]
}

export async function preloadPage(path: string, user: Account | null) {
  await Promise.all(chunksFor(path, user).map((chunk) => chunk?.preload()))
}

function chunksFor(path: string, user: Account | null) {
  if (path in signInScreens) return [dataProvider, signInScreens[path]]
  if (user) return [dataProvider, signedInLayout, screenAt(path) ?? notFound]
  return [path === '/' ? landing : (publicScreens[path] ?? notFound)]
}
