import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { isUnauthorized } from './api-error.ts'
import { http } from './http.ts'

// Not a timer later, which is the library's default: a box that shows kept data would be unticked again until then.
notifyManager.setScheduler(queueMicrotask)

/**
 * No retry, no refetch on focus, no staleness; unused data is dropped after five minutes (docs/product.md 20.5). A
 * key's segments joined by slashes are the path it is loaded from. A 401 is handled here, once for every call.
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
