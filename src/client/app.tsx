import { lazy, Suspense, useState } from 'react'
import { Router } from 'wouter'
import { useCurrentUser } from './api/session.ts'
import { aroundNavigation } from './around-navigation.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Routes } from './routes.tsx'
import { useShownToast } from './ui/toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('./ui/toaster.tsx')).Toaster }))

/** `path` replaces the browser location during prerendering. */
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

/** Loads the toaster with the first toast, or right away for signed-in users, who will need it. */
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
