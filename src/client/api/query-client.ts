import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { isUnauthorized } from './api-error.ts'
import { http } from './http.ts'

// react-query notifies in a timeout by default, which would show the old state of an optimistically updated checkbox
// for one frame.
notifyManager.setScheduler(queueMicrotask)

interface QueryClientOptions {
  onUnauthorized: () => void
  /** For the public pages of visitors who are not signed in. */
  isAnonymous?: boolean
}

/**
 * No retries, no refetch on focus, no staleness; unused data is dropped after five minutes. A query key's segments,
 * joined by slashes, are the URL. Expired sessions are detected here, for every request. Personal queries are disabled for
 * visitors. Offline, requests fail immediately: react-query would pause them silently until the tab is closed.
 */
export function createQueryClient({ onUnauthorized, isAnonymous = false }: QueryClientOptions) {
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }: QueryFunctionContext) => http.get(queryKey.join('/'), signal),
        enabled: ({ queryKey }) => !(isAnonymous && isPersonal(queryKey)),
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60 * 1000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** '/api/bookmarks/ids', '/api/thumbs-up/camp/1/user' */
const isPersonal = (queryKey: readonly unknown[]) =>
  queryKey[0] === '/api/bookmarks' || /^user\b/.test(String(queryKey.at(-1)))
