import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeviceSession } from '#shared/contract/sessions.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

const path = '/api/sessions'

/** Refetched on each visit, because other devices sign in and out meanwhile. */
export function useDevices() {
  return useQuery<DeviceSession[]>({ queryKey: [path], refetchOnMount: 'always' })
}

export function useSignOutDevice(handlers: MutationHandlers<void, string>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => http.delete<void>(`${path}/${id}`),
    onSuccess: async (result, id) => {
      await client.invalidateQueries({ queryKey: [path] })
      handlers.onSuccess?.(result, id)
    },
    onError: handlers.onError,
  })
}
