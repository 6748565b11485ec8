import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Kind } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

interface BookmarkState {
  isBookmarked: boolean
}

export const bookmarksPath = '/api/bookmarks'
const stateKey = (kind: Kind, id: number) => [bookmarksPath, kind, id, 'user'] as const

export const toggleBookmark = (kind: Kind, id: number) =>
  http.post<BookmarkState>(bookmarksPath, { listingType: kind, listingId: id })

export const setCachedBookmark = (client: QueryClient, kind: Kind, id: number, isBookmarked: boolean) =>
  client.setQueryData<BookmarkState>(stateKey(kind, id), { isBookmarked })

/** Whether a listing is saved, with an optimistic toggle that rolls back on failure. */
export function useBookmark(kind: Kind, id: number, handlers: MutationHandlers<BookmarkState>) {
  const client = useQueryClient()
  const key = stateKey(kind, id)
  const { data } = useQuery<BookmarkState>({ queryKey: key })
  const isSaved = data?.isBookmarked ?? false
  const setCached = (isBookmarked: boolean) => setCachedBookmark(client, kind, id, isBookmarked)

  const mutation = useMutation({
    mutationKey: key,
    mutationFn: () => toggleBookmark(kind, id),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: key })
      setCached(!isSaved)
      return { isSaved }
    },
    onSuccess: (state) => {
      setCached(state.isBookmarked)
      invalidateSavedLists(client)
      handlers.onSuccess?.(state)
    },
    onError: (error, _variables, before) => {
      if (before) setCached(before.isSaved)
      handlers.onError?.(error)
    },
  })

  return {
    isSaved,
    /** Ignored while a toggle is in flight. */
    toggle: () => {
      if (client.isMutating({ mutationKey: key }) === 0) mutation.mutate()
    },
  }
}

/** Invalidates lists of saved items, but not the saved state of single listings. */
export function invalidateSavedLists(client: QueryClient) {
  for (const list of ['pages', 'deadlines'])
    void client.invalidateQueries({ queryKey: [bookmarksPath, list] })
}
