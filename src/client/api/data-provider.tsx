import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from './query-client.ts'
import { endSession } from './session.ts'

interface DataProviderProps {
  /** Called when any request is refused because the session has expired. */
  onSessionExpired: () => void
  children: ReactNode
}

export function DataProvider({ onSessionExpired, children }: DataProviderProps) {
  const [client] = useState(() =>
    createQueryClient({
      onUnauthorized: () => {
        endSession()
        onSessionExpired()
      },
    }),
  )
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
