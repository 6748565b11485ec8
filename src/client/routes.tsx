import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Account } from '#shared/contract/users.ts'
import { useCurrentUser } from './api/session.ts'
import { appRoutes } from './app-loader.ts'
import { SignedOutLayout } from './layout/signed-out-layout.tsx'
import { isAppPath, isPlainPath, landing, publicScreens } from './public-screens.ts'
import { Screens } from './screens.tsx'
import { Loading } from './ui/loading.tsx'

/** Public and sign-in pages render for everyone; other paths depend on the session. */
export function Routes() {
  const [path] = useLocation()
  const user = useCurrentUser()
  const account = useLatest(user)
  if (user === undefined && !isPlainPath(path) && !(path in publicScreens)) return <Loading />
  if (account || isAppPath(path)) {
    return (
      <Suspense fallback={<Loading />}>
        <appRoutes.Screen account={account} />
      </Suspense>
    )
  }
  return (
    <SignedOutLayout isSessionKnown={user === null}>
      <Screens table={{ '/': landing, ...publicScreens }} />
    </SignedOutLayout>
  )
}

/** Keeps the page in place when the session expires while it is open. */
function useLatest(user: Account | null | undefined) {
  const [latest, setLatest] = useState<Account | null>(null)
  if (user && user !== latest) setLatest(user)
  return user ?? latest
}
