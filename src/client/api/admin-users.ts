import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account, UsersPage } from '#shared/contract/users.ts'
import type { Role } from '#shared/rules/permissions.ts'
import { http } from './http.ts'
import type { MutationHandlers } from './mutation-handlers.ts'
import { refreshCurrentUser } from './session.ts'

const root = '/api/admin'
const pageSize = 5

interface RoleChange {
  userId: string
  role: Role
}

export function useUsersPage(search: string, page: number) {
  const query = new URLSearchParams({
    page: String(page),
    limit: String(pageSize),
    ...(search && { search }),
  })
  return useQuery({
    queryKey: [root, 'users', String(query)],
    queryFn: ({ signal }) => http.get<UsersPage>(`${root}/users?${query}`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export function useChangeRole(handlers: MutationHandlers<Account, RoleChange>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: RoleChange) => http.put<Account>(`${root}/users/${userId}/role`, { role }),
    onSuccess: async (account, change) => {
      handlers.onSuccess?.(account, change)
      // The changed role may be the user's own.
      await Promise.all([client.invalidateQueries({ queryKey: [root, 'users'] }), refreshCurrentUser()])
    },
    onError: handlers.onError,
  })
}
