import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Bookmark, StatusCounts } from '#shared/contract/bookmarks.ts'
import type { Tracker } from '#shared/contract/tracker.ts'
import { type Kind, parseKind } from '#shared/listings/kinds.ts'
import { bookmarksPath, invalidateSavedLists } from './bookmarks.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'
import type { SavedPage } from './saved-items.ts'

export interface TrackerChange {
  kind: Kind
  id: number
  changes: Partial<Tracker>
  /** The state to roll back to. */
  before: Tracker
}

const countsKey = [bookmarksPath, 'counts'] as const

export const useStatusCounts = () =>
  useQuery<StatusCounts>({
    queryKey: countsKey,
    queryFn: ({ signal }) => http.get(`${bookmarksPath}/counts`, signal),
    refetchOnMount: 'always',
  })

/** Optimistic in every list, with rollback. Changes are sent one at a time. */
export function useTrack(handlers: MutationHandlers<Tracker, TrackerChange>) {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'tracker' },
    mutationFn: ({ kind, id, changes }: TrackerChange) =>
      http.patch<Tracker>(`${bookmarksPath}/${kind}/${id}`, changes),
    onMutate: async (change) => {
      // A list request in flight would restore the old state.
      await client.cancelQueries({ queryKey: [bookmarksPath] })
      apply(client, change, change.changes)
    },
    onSuccess: (saved, change) => {
      apply(client, change, saved)
      handlers.onSuccess?.(saved, change)
    },
    onError: (error, change) => {
      apply(client, change, change.before)
      handlers.onError?.(error, change)
    },
    onSettled: () => void invalidateSavedLists(client),
  })
}

/** Updates the item in the cached lists. */
function apply(client: QueryClient, { kind, id }: TrackerChange, changes: Partial<Tracker>) {
  const changed = (bookmark: Bookmark): Bookmark =>
    bookmark.listingId === id && parseKind(bookmark.listingType) === kind
      ? { ...bookmark, ...changes }
      : bookmark
  client.setQueriesData<SavedPage>({ queryKey: [bookmarksPath, 'pages'] }, (page) =>
    page ? { ...page, bookmarks: page.bookmarks.map(changed) } : page,
  )
  client.setQueriesData<Bookmark[]>({ queryKey: [bookmarksPath, 'all'] }, (all) => all?.map(changed))
}
