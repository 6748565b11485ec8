import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import { hasStatus } from './api-error.ts'
import {
  bookmarksPath,
  invalidateSavedLists,
  type SavedRef,
  setBookmark,
  setCachedBookmark,
} from './bookmarks.ts'
import { http } from './http.ts'

export interface SavedPage {
  bookmarks: Bookmark[]
  total: number
}

const pagesKey = [bookmarksPath, 'pages'] as const

/** Refetched on each visit, because listings close and other tabs save items. */
export function useSavedPage(query: string) {
  return useQuery({
    queryKey: [...pagesKey, query],
    queryFn: ({ signal }) => http.get<SavedPage>(`${bookmarksPath}?${query}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** Newest first, so that a longer list drops its oldest items. */
export const maxSaved = 500
const pageSize = 100

/** All saved items, for views without pages. */
export function useAllSaved() {
  return useQuery({
    queryKey: [bookmarksPath, 'all'],
    queryFn: async ({ signal }) => {
      const saved: Bookmark[] = []
      for (let offset = 0; offset < maxSaved; offset += pageSize) {
        const query = `limit=${pageSize}&offset=${offset}`
        const { bookmarks, total } = await http.get<SavedPage>(`${bookmarksPath}?${query}`, signal)
        saved.push(...bookmarks)
        if (offset + pageSize >= total) break
      }
      return saved
    },
    refetchOnMount: 'always',
  })
}

/** The screen keeps the row in place; the page refills after the response. */
export function useRemoveSaved() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (item: SavedRef) => removeBookmark(item),
    onSuccess: (_result, { id }) => void setCachedBookmark(client, id, false),
    onSettled: () => void invalidateSavedLists(client),
  })
}

/** Resolves when the page is up to date. */
export function useRestoreSaved() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (item: SavedRef) => setBookmark(true, item),
    onSuccess: (_result, { id }) => void setCachedBookmark(client, id, true),
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
