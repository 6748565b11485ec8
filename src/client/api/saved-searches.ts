import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SavedSearch, SavedSearchBody, SavedSearchChanges } from '#shared/contract/saved-searches.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

const path = '/api/saved-searches'

/** Refetched on each visit, because admins approve new listings meanwhile. */
export const useSavedSearches = () => useQuery<SavedSearch[]>({ queryKey: [path], refetchOnMount: 'always' })

export function useSaveSearch(handlers: MutationHandlers<SavedSearch, SavedSearchBody>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SavedSearchBody) => http.post<SavedSearch>(path, body),
    onSuccess: (search, body) => {
      client.setQueryData<SavedSearch[]>([path], (searches) => searches && [search, ...searches])
      handlers.onSuccess?.(search, body)
    },
    onError: handlers.onError,
  })
}

interface Change {
  id: number
  changes: SavedSearchChanges
}

export function useChangeSearch(handlers: MutationHandlers<SavedSearch, Change>) {
  const client = useQueryClient()
  return useMutation({
    // In order: the last choice must win.
    scope: { id: path },
    mutationFn: ({ id, changes }: Change) => http.patch<SavedSearch>(`${path}/${id}`, changes),
    onSuccess: (changed, change) => {
      client.setQueryData<SavedSearch[]>([path], (searches) =>
        searches?.map((search) => (search.id === changed.id ? changed : search)),
      )
      handlers.onSuccess?.(changed, change)
    },
    onError: handlers.onError,
  })
}

export function useDeleteSearch(handlers: MutationHandlers<void, number>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => http.delete<void>(`${path}/${id}`),
    onSuccess: (result, id) => {
      client.setQueryData<SavedSearch[]>([path], (searches) => searches?.filter((search) => search.id !== id))
      handlers.onSuccess?.(result, id)
    },
    onError: handlers.onError,
  })
}
