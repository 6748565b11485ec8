import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { AdminAccount, SuspendBody, UsersPage } from '#shared/contract/users.ts'
import type { Role } from '#shared/rules/permissions.ts'
import { http } from './http.ts'
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

export function useChangeRole() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, role }: RoleChange) =>
      http.put<AdminAccount>(`${root}/users/${userId}/role`, { role }),
    // The changed role may be the user's own.
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: [root, 'users'] }), refreshCurrentUser()]),
  })
}

/** Refreshes after a failure too: another admin may have acted first. */
export function useSuspendUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, body }: { userId: string; body: SuspendBody }) =>
      http.post<AdminAccount>(`${root}/users/${userId}/suspend`, body),
    onSettled: () => refreshPeople(client),
  })
}

export function useRestoreUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (userId: string) => http.post<AdminAccount>(`${root}/users/${userId}/restore`),
    onSettled: () => refreshPeople(client),
  })
}

/** Suspensions hide and show listings and reviews, so every list may be out of date. */
const refreshPeople = (client: QueryClient) => client.invalidateQueries()
