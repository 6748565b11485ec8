import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedIds } from '#shared/contract/bookmarks.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

interface BookmarkState {
  isBookmarked: boolean
}

export interface SavedRef {
  kind: Kind
  id: number
}

export const bookmarksPath = '/api/bookmarks'
/** One request serves every row, card and dialog. */
const idsKey = [bookmarksPath, 'ids'] as const

/** The endpoint only toggles. If another tab toggled first, this toggles again. */
export async function setBookmark(isBookmarked: boolean, { kind, id }: SavedRef): Promise<BookmarkState> {
  const toggle = () => http.post<BookmarkState>(bookmarksPath, { listingType: kind, listingId: id })
  const state = await toggle()
  return state.isBookmarked === isBookmarked ? state : toggle()
}

export const setCachedBookmark = (client: QueryClient, id: number, isBookmarked: boolean) =>
  client.setQueryData<SavedIds>(idsKey, (saved) => {
    if (!saved) return undefined
    const others = saved.listingIds.filter((other) => other !== id)
    return { listingIds: isBookmarked ? [...others, id] : others }
  })

/** Whether a listing is saved, with an optimistic toggle that rolls back on failure. */
export function useBookmark(kind: Kind, id: number, handlers: MutationHandlers<BookmarkState>) {
  const client = useQueryClient()
  const mutationKey = [bookmarksPath, kind, id]
  const { data: isSaved = false } = useQuery({
    queryKey: idsKey,
    select: ({ listingIds }: SavedIds) => listingIds.includes(id),
  })

  const mutation = useMutation({
    mutationKey,
    mutationFn: (isBookmarked: boolean) => setBookmark(isBookmarked, { kind, id }),
    onMutate: (isBookmarked) => void setCachedBookmark(client, id, isBookmarked),
    onSuccess: (state) => {
      setCachedBookmark(client, id, state.isBookmarked)
      void invalidateSavedLists(client)
      handlers.onSuccess?.(state)
    },
    onError: (error, isBookmarked) => {
      setCachedBookmark(client, id, !isBookmarked)
      handlers.onError?.(error)
    },
  })

  /** Ignored while a toggle is in flight. A click before the ids have arrived waits for them. */
  const toggle = async () => {
    const { listingIds } = await client.ensureQueryData<SavedIds>({ queryKey: idsKey })
    if (client.isMutating({ mutationKey }) === 0) mutation.mutate(!listingIds.includes(id))
  }
  return { isSaved, toggle: () => void toggle().catch((error: Error) => handlers.onError?.(error)) }
}

/** Saves a listing and never removes it. The result is null if it was saved before. */
export function useSaveOnce(handlers: MutationHandlers<BookmarkState | null, SavedRef>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (item: SavedRef) => {
      const { listingIds } = await client.ensureQueryData<SavedIds>({ queryKey: idsKey })
      return listingIds.includes(item.id) ? null : setBookmark(true, item)
    },
    onSuccess: (state, item) => {
      setCachedBookmark(client, item.id, true)
      void invalidateSavedLists(client)
      handlers.onSuccess?.(state, item)
    },
    onError: handlers.onError,
  })
}

/** Invalidates lists of saved items, but not the saved state of single listings. */
export function invalidateSavedLists(client: QueryClient) {
  const lists = ['pages', 'deadlines', 'all', 'counts']
  return Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [bookmarksPath, list] })))
}

/** The ids of all saved listings; undefined while loading and for visitors. */
export const useSavedIds = (isEnabled: boolean) =>
  useQuery<SavedIds>({ queryKey: idsKey, enabled: isEnabled }).data?.listingIds
