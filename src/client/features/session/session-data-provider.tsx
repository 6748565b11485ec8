import type { ReactNode } from 'react'
import { DataProvider } from '#client/api/data-provider.tsx'
import { handleSessionExpired } from './session-expired.ts'

/** Server data for the screens inside. Public pages render without it and load less code. */
export function SessionDataProvider({ children }: { children: ReactNode }) {
  return <DataProvider onSessionExpired={handleSessionExpired}>{children}</DataProvider>
}
