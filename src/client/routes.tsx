import { type ReactNode, Suspense, useState } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import type { Account } from '#shared/contract/users.ts'
import { useCurrentUser } from './api/session.ts'
import { SignedOutLayout } from './layout/signed-out-layout.tsx'
import {
  dataProvider,
  landing,
  notFound,
  publicScreens,
  type ScreenTable,
  screenAt,
  signedInLayout,
  signedInScreens,
  signInScreens,
} from './screen-table.ts'
import { Loading } from './ui/loading.tsx'

/** Public and sign-in pages render for everyone; other paths depend on the session. */
export function Routes() {
  const [path] = useLocation()
  const user = useCurrentUser()
  const account = useLatest(user)
  if (path in signInScreens) {
    return (
      <WithData>
        <Screens table={signInScreens} />
      </WithData>
    )
  }
  if (user === undefined && !(path in publicScreens)) return <Loading />
  if (account) {
    return (
      <WithData>
        <signedInLayout.Screen user={account} onIntent={(to) => screenAt(to)?.preloadSoon()}>
          <Screens table={{ ...signedInScreens, ...publicScreens }} />
        </signedInLayout.Screen>
      </WithData>
    )
  }
  return (
    <SignedOutLayout isSessionKnown={user === null}>
      <Screens table={{ '/': landing, ...publicScreens }} />
    </SignedOutLayout>
  )
}

function Screens({ table }: { table: ScreenTable }) {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        {Object.entries(table).map(([path, { Screen }]) => (
          <Route key={path} path={path}>
            <Screen />
          </Route>
        ))}
        <Route>
          <notFound.Screen />
        </Route>
      </Switch>
    </Suspense>
  )
}

function WithData({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Loading />}>
      <dataProvider.Screen>{children}</dataProvider.Screen>
    </Suspense>
  )
}

/** Keeps the page in place when the session expires while it is open. */
function useLatest(user: Account | null | undefined) {
  const [latest, setLatest] = useState<Account | null>(null)
  if (user && user !== latest) setLatest(user)
  return user ?? latest
}
