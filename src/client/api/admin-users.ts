import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Account, Role, UsersPage } from '#shared/contract/users.ts'
import { ApiError } from './api-error.ts'
import { http } from './http.ts'
import { tellDone, tellFailed } from './outcome-toasts.ts'
import { refreshCurrentUser } from './session.ts'

const root = '/api/admin'

/** docs/product.md 12.10. */
const pageSize = 5

/** One page of people. While the next one is on its way, the one before stays. */
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

export function useChangeRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Role }) =>
      http.put<Account>(`${root}/users/${userId}/role`, { role }),
    onSuccess: async () => {
      tellDone('User role updated successfully')
      // It may have been one's own.
      await Promise.all([client.invalidateQueries({ queryKey: [root, 'users'] }), refreshCurrentUser()])
    },
    onError: (error) => {
      const isLastAdmin = error instanceof ApiError && error.status === 409
      const failed = 'Failed to update user role'
      tellFailed(error, isLastAdmin ? `${failed}. ${error.words}` : failed)
    },
  })
}
