import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notifications } from '#shared/contract/notifications.ts'
import { http } from './http.ts'

const path = '/api/notifications'
const unreadKey = [path, 'unread'] as const
const listKey = [path, 'list'] as const

/** The count only, which every page shows. */
export const useUnreadCount = () =>
  useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => http.get<Notifications>(`${path}?limit=0`, signal),
    select: ({ unread }) => unread,
  })

export function useNotifications() {
  const client = useQueryClient()
  return useQuery({
    queryKey: listKey,
    queryFn: async ({ signal }) => {
      const found = await http.get<Notifications>(path, signal)
      client.setQueryData<Notifications>(unreadKey, { unread: found.unread, items: [] })
      return found
    },
    refetchOnMount: 'always',
  })
}

/** Marks all as read without ids. Optimistic; a failure refetches. */
export function useReadNotifications() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids?: number[]) => http.post<{ unread: number }>(`${path}/read`, { ids }),
    onMutate: (ids) => {
      client.setQueryData<Notifications>(listKey, (list) => {
        if (!list) return list
        const items = list.items.map((item) =>
          ids === undefined || ids.includes(item.id) ? { ...item, isRead: true } : item,
        )
        return { items, unread: items.filter(({ isRead }) => !isRead).length }
      })
    },
    onSuccess: ({ unread }) => client.setQueryData<Notifications>(unreadKey, { unread, items: [] }),
    onError: () => void client.invalidateQueries({ queryKey: [path] }),
  })
}
