import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Kind } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'

interface IsBookmarked {
  isBookmarked: boolean
}

export const bookmarksPath = '/api/bookmarks'
const stateKey = (kind: Kind, id: number) => [bookmarksPath, kind, id, 'user'] as const

export const toggleBookmark = (kind: Kind, id: number) =>
  http.post<IsBookmarked>(bookmarksPath, { listingType: kind, listingId: id })

export const setCachedBookmark = (client: QueryClient, kind: Kind, id: number, isBookmarked: boolean) =>
  client.setQueryData<IsBookmarked>(stateKey(kind, id), { isBookmarked })

/** Whether a listing is saved and how to turn that; with the same manners as a thumb. */
export function useBookmark(kind: Kind, id: number) {
  const client = useQueryClient()
  const key = stateKey(kind, id)
  const { data } = useQuery<IsBookmarked>({ queryKey: key })
  const isSaved = data?.isBookmarked ?? false
  const show = (isBookmarked: boolean) => setCachedBookmark(client, kind, id, isBookmarked)

  const turn = useMutation({
    mutationKey: key,
    mutationFn: () => toggleBookmark(kind, id),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: key })
      show(!isSaved)
      return { isSaved }
    },
    onSuccess: ({ isBookmarked }) => {
      show(isBookmarked)
      invalidateSavedLists(client)
      tellDone('Bookmark toggled successfully')
    },
    onError: (error, _nothing, before) => {
      if (before) show(before.isSaved)
      tellFailed(error, 'Failed to toggle bookmark')
    },
  })

  return {
    isSaved,
    toggle: () => {
      if (client.isMutating({ mutationKey: key }) === 0) turn.mutate()
    },
  }
}

/** Lists of saved items, wherever they are shown; what is known of single listings stands. */
export function invalidateSavedLists(client: QueryClient) {
  for (const list of ['pages', 'deadlines'])
    void client.invalidateQueries({ queryKey: [bookmarksPath, list] })
}
