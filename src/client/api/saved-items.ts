import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { hasStatus } from './api-error.ts'
import { bookmarksPath, invalidateSavedLists, setCachedBookmark, toggleBookmark } from './bookmarks.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

export interface SavedPage {
  bookmarks: Bookmark[]
  total: number
}

export interface SavedRef {
  kind: Kind
  id: number
}

const pagesKey = [bookmarksPath, 'pages'] as const
const removalKey = [bookmarksPath, 'removal'] as const

/** Refetched on each visit, because listings close and other tabs save items. */
export function useSavedPage(query: string) {
  return useQuery({
    queryKey: [...pagesKey, query],
    queryFn: ({ signal }) => http.get<SavedPage>(`${bookmarksPath}?${query}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Removes an item from the list optimistically; the page refills once the server has answered. */
export function useRemoveSaved(handlers: MutationHandlers<void, SavedRef>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: removalKey,
    mutationFn: (item: SavedRef) => removeBookmark(item),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: pagesKey })
      const before = client.getQueriesData<SavedPage>({ queryKey: pagesKey })
      client.setQueriesData<SavedPage>({ queryKey: pagesKey }, (page) => page && without(page, id))
      return { before }
    },
    onSuccess: (_result, item) => {
      setCachedBookmark(client, item.kind, item.id, false)
      handlers.onSuccess?.(undefined, item)
    },
    onError: (error, item, context) => {
      for (const [key, page] of context?.before ?? []) client.setQueryData(key, page)
      handlers.onError?.(error, item)
    },
    onSettled: () => {
      // Refetching before the last of several removals would bring back items that are still being removed.
      if (client.isMutating({ mutationKey: removalKey }) === 1) invalidateSavedLists(client)
    },
  })
}

export function useRestoreSaved(handlers: MutationHandlers<void, SavedRef>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (item: SavedRef) => setBookmark(true, item),
    onSuccess: (_result, { kind, id }) => void setCachedBookmark(client, kind, id, true),
    onError: handlers.onError,
    onSettled: () => invalidateSavedLists(client),
  })
}

/** A 404 means that the listing itself is gone, and its bookmark with it. */
async function removeBookmark(item: SavedRef) {
  try {
    await setBookmark(false, item)
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
  }
}

/** The endpoint only toggles. If another tab was first, the toggle went the wrong way and is repeated. */
async function setBookmark(isBookmarked: boolean, { kind, id }: SavedRef) {
  const state = await toggleBookmark(kind, id)
  if (state.isBookmarked !== isBookmarked) await toggleBookmark(kind, id)
}

function without(page: SavedPage, id: number): SavedPage {
  const bookmarks = page.bookmarks.filter(({ listingId }) => listingId !== id)
  return { bookmarks, total: page.total - (page.bookmarks.length - bookmarks.length) }
}
