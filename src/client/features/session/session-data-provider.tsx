import { type ReactNode, useEffect } from 'react'
import { DataProvider } from '#client/api/data-provider.tsx'
import { dropPendingSave } from '#client/api/pending-save.ts'
import { SignInGate } from '#client/lib/sign-in-gate.ts'
import { lazyToaster } from '#client/ui/lazy-toaster.ts'
import { handleSessionExpired } from './session-expired.ts'

interface SessionDataProviderProps {
  /** For signed-out visitors: actions that need an account redirect to sign-in. */
  isAnonymous?: boolean
  children: ReactNode
}

/** Server data for the screens inside. Public pages render without it and load less code. */
export function SessionDataProvider({ isAnonymous, children }: SessionDataProviderProps) {
  // The redirect follows the toast after half a second, so the toaster must already be loaded.
  useEffect(() => {
    if (!isAnonymous) return
    dropPendingSave()
    lazyToaster.preloadSoon()
  }, [isAnonymous])
  return (
    <DataProvider onSessionExpired={handleSessionExpired} isAnonymous={isAnonymous}>
      <SignInGate value={isAnonymous ? handleSessionExpired : null}>{children}</SignInGate>
    </DataProvider>
  )
}
