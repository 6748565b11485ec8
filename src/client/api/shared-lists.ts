import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  OwnSharedList,
  SavedFromList,
  SharedList,
  SharedListBody,
} from '#shared/contract/shared-lists.ts'
import { bookmarksPath } from './bookmarks.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

const path = '/api/shared-lists'

export const useOwnSharedLists = () =>
  useQuery<OwnSharedList[]>({ queryKey: [path], refetchOnMount: 'always' })

export function useShareList(handlers: MutationHandlers<OwnSharedList, SharedListBody>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SharedListBody) => http.post<OwnSharedList>(path, body),
    onSuccess: (list, body) => {
      client.setQueryData<OwnSharedList[]>([path], (lists) => lists && [list, ...lists])
      handlers.onSuccess?.(list, body)
    },
    onError: handlers.onError,
  })
}

export function useDeleteSharedList(handlers: MutationHandlers<void, number>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => http.delete<void>(`${path}/${id}`),
    onSuccess: (result, id) => {
      client.setQueryData<OwnSharedList[]>([path], (lists) => lists?.filter((list) => list.id !== id))
      handlers.onSuccess?.(result, id)
    },
    onError: handlers.onError,
  })
}

export const useSharedList = (token: string) => useQuery<SharedList>({ queryKey: [`/api/lists/${token}`] })

export function useSaveSharedList(token: string, handlers: MutationHandlers<SavedFromList>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => http.post<SavedFromList>(`/api/lists/${token}/save`),
    onSuccess: async (saved) => {
      await client.invalidateQueries({ queryKey: [bookmarksPath] })
      handlers.onSuccess?.(saved)
    },
    onError: (error) => handlers.onError?.(error),
  })
}
