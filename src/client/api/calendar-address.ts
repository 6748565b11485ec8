import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarAddress } from '#shared/contract/calendar.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'

const path = '/api/calendar-address'

export const useCalendarAddress = () => useQuery<CalendarAddress>({ queryKey: [path] })

/** 'on' creates or renews the address; 'off' removes it. */
export function useChangeCalendarAddress(handlers: MutationHandlers<CalendarAddress, 'on' | 'off'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (state: 'on' | 'off') =>
      state === 'on' ? http.post<CalendarAddress>(path) : http.delete<CalendarAddress>(path),
    onSuccess: (address, state) => {
      client.setQueryData([path], address)
      handlers.onSuccess?.(address, state)
    },
    onError: handlers.onError,
  })
}
