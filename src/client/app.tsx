import { lazy, Suspense, useState } from 'react'
import { Router } from 'wouter'
import { useCurrentUser } from './api/session.ts'
import { aroundNavigation } from './around-navigation.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Routes } from './routes.tsx'
import { useShownToast } from './ui/toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('./ui/toaster.tsx')).Toaster }))

/** `path` is given where there is no address bar to read it from: when a page is prerendered. */
export function App({ path }: { path?: string }) {
  return (
    <ErrorBoundary>
      <Router aroundNav={aroundNavigation} ssrPath={path}>
        <Routes />
      </Router>
      <Toasts />
    </ErrorBoundary>
  )
}

/**
 * Toasts answer what signed-in people do, so their code comes along for them; for others it comes with the
 * first toast.
 */
function Toasts() {
  const hasToast = useShownToast() !== null
  const isSignedIn = Boolean(useCurrentUser())
  const [isNeeded, setNeeded] = useState(false)
  if ((hasToast || isSignedIn) && !isNeeded) setNeeded(true)
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
