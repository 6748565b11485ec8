import { useState } from 'react'
import { Router } from 'wouter'
import type { BrowsePage } from '#shared/contract/browse.ts'
import { PageDataContext } from './api/page-data.ts'
import { useCurrentUser } from './api/session.ts'
import { aroundNavigation } from './around-navigation.ts'
import { ErrorBoundary } from './layout/error-boundary.tsx'
import { Routes } from './routes.tsx'
import { lazyToaster } from './ui/lazy-toaster.ts'
import { useShownToast } from './ui/toast-store.ts'

interface AppProps {
  /** Replaces the browser location where pages are rendered to HTML; may have a query. */
  path?: string
  /** The data of a public page. */
  data?: BrowsePage | null
}

export function App({ path, data = null }: AppProps) {
  return (
    <ErrorBoundary>
      <PageDataContext value={data}>
        <Router aroundNav={aroundNavigation} ssrPath={path}>
          <Routes />
        </Router>
        <Toasts />
      </PageDataContext>
    </ErrorBoundary>
  )
}

/** Loads the toaster with the first toast, or right away for signed-in users. */
function Toasts() {
  const hasToast = useShownToast() !== null
  const isSignedIn = Boolean(useCurrentUser())
  const [isNeeded, setNeeded] = useState(false)
  if ((hasToast || isSignedIn) && !isNeeded) setNeeded(true)
  return isNeeded ? <lazyToaster.Screen /> : null
}
