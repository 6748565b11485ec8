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

/**
 * No retries, no refetch on focus, no staleness; unused data is dropped after five minutes. A query key's segments,
 * joined by slashes, are the URL. Expired sessions are detected here, for every request.
 */
export function createQueryClient({ onUnauthorized }: { onUnauthorized: () => void }) {
  const onError = (error: unknown) => {
    if (isUnauthorized(error)) onUnauthorized()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }: QueryFunctionContext) => http.get(queryKey.join('/'), signal),
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 5 * 60 * 1000,
      },
      mutations: { retry: false },
    },
  })
}
