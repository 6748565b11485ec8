import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from './query-client.ts'
import { endSession } from './session.ts'
import { signInAgain } from './sign-in-again.ts'

/** Data from the server for the screens inside. The public pages do without, and load quicker for it. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient({ onUnauthorized }))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}

function onUnauthorized() {
  endSession()
  signInAgain()
}
