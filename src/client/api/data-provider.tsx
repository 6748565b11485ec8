import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { usePageData } from './page-data.ts'
import { createQueryClient } from './query-client.ts'
import { seedQueries } from './seed-queries.ts'
import { endSession } from './session.ts'

interface DataProviderProps {
  /** Called when any request is refused because the session has expired. */
  onSessionExpired: () => void
  isAnonymous?: boolean
  children: ReactNode
}

export function DataProvider({ onSessionExpired, isAnonymous, children }: DataProviderProps) {
  const pageData = usePageData()
  const [client] = useState(() => {
    const created = createQueryClient({
      isAnonymous,
      onUnauthorized: () => {
        endSession()
        onSessionExpired()
      },
    })
    if (pageData) seedQueries(created, pageData)
    return created
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
