import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'

interface IsBookmarked {
  isBookmarked: boolean
}

export interface SavedPage {
  bookmarks: Bookmark[]
  total: number
}

const root = '/api/bookmarks'
const pagesKey = [root, 'pages'] as const
const removalKey = [root, 'removal'] as const
const stateKey = (kind: Kind, id: number) => [root, kind, id, 'user'] as const
const toggle = (kind: Kind, id: number) => http.post<IsBookmarked>(root, { listingType: kind, listingId: id })

/** Whether a listing is saved and how to turn that; with the same manners as a thumb. */
export function useBookmark(kind: Kind, id: number) {
  const client = useQueryClient()
  const key = stateKey(kind, id)
  const { data } = useQuery<IsBookmarked>({ queryKey: key })
  const isSaved = data?.isBookmarked ?? false
  const show = (isBookmarked: boolean) => client.setQueryData<IsBookmarked>(key, { isBookmarked })

  const turn = useMutation({
    mutationKey: key,
    mutationFn: () => toggle(kind, id),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: key })
      show(!isSaved)
      return { isSaved }
    },
    onSuccess: ({ isBookmarked }) => {
      show(isBookmarked)
      refreshLists(client)
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

/**
 * One page of what a person has saved. While the next one is on its way, the one before stays. Asked for anew at each
 * visit: listings close, and other tabs save.
 */
export function useSavedPage(query: string) {
  return useQuery({
    queryKey: [...pagesKey, query],
    queryFn: ({ signal }) => http.get<SavedPage>(`${root}?${query}`, signal),
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
      client.setQueryData<IsBookmarked>(stateKey(kind, id), { isBookmarked: false })
      tellDone('Bookmark removed successfully')
    },
    onError: (error, _item, context) => {
      for (const [key, page] of context?.before ?? []) client.setQueryData(key, page)
      tellFailed(error, 'Failed to remove bookmark')
    },
    onSettled: () => {
      // Asked for after the last of several removals: an earlier answer would bring back what is still on its way out.
      if (client.isMutating({ mutationKey: removalKey }) === 1) refreshLists(client)
    },
  })
}

/**
 * The call turns the state over. Where another tab has removed the item already, one turn would put it back, so a
 * second one follows; where the listing itself is gone there is nothing left to remove.
 */
async function remove(kind: Kind, id: number) {
  try {
    const { isBookmarked } = await toggle(kind, id)
    if (isBookmarked) await toggle(kind, id)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

function without(page: SavedPage, id: number): SavedPage {
  const bookmarks = page.bookmarks.filter(({ listingId }) => listingId !== id)
  return { bookmarks, total: page.total - (page.bookmarks.length - bookmarks.length) }
}

/** Lists of saved items, wherever they are shown; what is known of single listings stands. */
function refreshLists(client: QueryClient) {
  for (const list of ['pages', 'deadlines']) void client.invalidateQueries({ queryKey: [root, list] })
}
