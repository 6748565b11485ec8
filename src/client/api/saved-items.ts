import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { toast } from '#client/ui/toast-store.ts'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { ApiError } from './api-error.ts'
import { bookmarksPath, invalidateSavedLists, setCachedBookmark, toggleBookmark } from './bookmarks.ts'
import { http } from './http.ts'
import { tellFailed } from './outcome-toasts.ts'

export interface SavedPage {
  bookmarks: Bookmark[]
  total: number
}

const pagesKey = [bookmarksPath, 'pages'] as const
const removalKey = [bookmarksPath, 'removal'] as const

/**
 * One page of what a person has saved. While the next one is on its way, the one before stays. Asked for anew at each
 * visit: listings close, and other tabs save.
 */
export function useSavedPage(query: string) {
  return useQuery({
    queryKey: [...pagesKey, query],
    queryFn: ({ signal }) => http.get<SavedPage>(`${bookmarksPath}?${query}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Takes an item off the list at once; the page is filled up again when the server has answered. */
export function useRemoveSaved() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: removalKey,
    mutationFn: ({ kind, id }: { kind: Kind; id: number }) => remove(kind, id),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: pagesKey })
      const before = client.getQueriesData<SavedPage>({ queryKey: pagesKey })
      client.setQueriesData<SavedPage>({ queryKey: pagesKey }, (page) => page && without(page, id))
      return { before }
    },
    onSuccess: (_nothing, { kind, id }) => {
      setCachedBookmark(client, kind, id, false)
      toast({
        title: 'Success',
        description: 'Bookmark removed successfully',
        action: { label: 'Undo', onAction: () => void putBack(client, kind, id) },
      })
    },
    onError: (error, _item, context) => {
      for (const [key, page] of context?.before ?? []) client.setQueryData(key, page)
      tellFailed(error, 'Failed to remove bookmark')
    },
    onSettled: () => {
      // Asked for after the last of several removals: an earlier answer would bring back what is still on its way out.
      if (client.isMutating({ mutationKey: removalKey }) === 1) invalidateSavedLists(client)
    },
  })
}

/** Where the listing itself is gone there is nothing left to remove. */
async function remove(kind: Kind, id: number) {
  try {
    await goToPage(false, kind, id)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** The call turns the state over. Where another tab was first, one turn would undo what it did, so a second one follows. */
async function goToPage(isWanted: boolean, kind: Kind, id: number) {
  const { isBookmarked } = await toggleBookmark(kind, id)
  if (isBookmarked !== isWanted) await toggleBookmark(kind, id)
}

function without(page: SavedPage, id: number): SavedPage {
  const bookmarks = page.bookmarks.filter(({ listingId }) => listingId !== id)
  return { bookmarks, total: page.total - (page.bookmarks.length - bookmarks.length) }
}

async function putBack(client: QueryClient, kind: Kind, id: number) {
  try {
    await goToPage(true, kind, id)
    setCachedBookmark(client, kind, id, true)
  } catch (error) {
    tellFailed(error, 'Failed to toggle bookmark')
  }
  invalidateSavedLists(client)
}
