import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#shared/contract/users.ts'
import { siteConfig } from './api/site-config.ts'
import { BrowseRoutes } from './browse-routes.tsx'
import { SignedOutLayout } from './layout/signed-out-layout.tsx'
import { isBrowsePath, isPlainPath, isSharedListPath, publicScreens } from './public-screens.ts'
import {
  dataProvider,
  plainScreens,
  publicLayout,
  screenAt,
  sharedListScreens,
  signedInLayout,
  signedInScreens,
} from './screen-table.ts'
import { Screens } from './screens.tsx'
import { Loading } from './ui/loading.tsx'

export { chunksFor, screenAt } from './screen-table.ts'

interface AppRoutesProps {
  /** Null for visitors, who browse or sign in. */
  account: Account | null
}

export function AppRoutes({ account }: AppRoutesProps) {
  const [path] = useLocation()
  if (isPlainPath(path)) {
    return (
      <WithData>
        <Screens table={plainScreens} />
      </WithData>
    )
  }
  if (account) {
    return (
      <WithData key="account">
        <signedInLayout.Screen user={account} onIntent={(to) => screenAt(to)?.preloadSoon()}>
          {isBrowsePath(path) ? (
            <Browse />
          ) : (
            <Screens table={{ ...signedInScreens, ...publicScreens, ...sharedListScreens }} />
          )}
        </signedInLayout.Screen>
      </WithData>
    )
  }
  const page = isSharedListPath(path) ? <Screens table={sharedListScreens} /> : <Browse />
  return (
    <WithData key="visitor" isAnonymous>
      {siteConfig().publicBrowsing ? (
        <publicLayout.Screen>{page}</publicLayout.Screen>
      ) : (
        <SignedOutLayout isSessionKnown>{page}</SignedOutLayout>
      )}
    </WithData>
  )
}

function Browse() {
  return (
    <Suspense fallback={<Loading />}>
      <BrowseRoutes />
    </Suspense>
  )
}

function WithData({ isAnonymous, children }: { isAnonymous?: boolean; children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <dataProvider.Screen isAnonymous={isAnonymous}>{children}</dataProvider.Screen>
    </Suspense>
  )
}
