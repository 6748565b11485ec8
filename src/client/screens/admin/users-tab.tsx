import { useEffect, useState } from 'react'
import { useChangeRole, useUsersPage } from '#client/api/admin-users.ts'
import { failureMessage, hasStatus } from '#client/api/api-error.ts'
import { useCurrentUser } from '#client/api/session.ts'
import { ProfileDialog } from '#client/features/admin-users/profile-dialog.tsx'
import { RoleDialog } from '#client/features/admin-users/role-dialog.tsx'
import { SuspensionDialog } from '#client/features/admin-users/suspension-dialog.tsx'
import { UserRow } from '#client/features/admin-users/user-row.tsx'
import { UsersPagination } from '#client/features/admin-users/users-pagination.tsx'
import { UsersPanel } from '#client/features/admin-users/users-panel.tsx'
import { useRecentSignIn } from '#client/features/session/use-recent-sign-in.tsx'
import { useBusy } from '#client/lib/use-busy.ts'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { AdminAccount } from '#shared/contract/users.ts'

export function UsersTab() {
  const [{ search, page }, setQuery] = useState({ search: '', page: 1 })
  const [viewed, setViewed] = useState<AdminAccount | null>(null)
  const [changing, setChanging] = useState<AdminAccount | null>(null)
  const [suspending, setSuspending] = useState<AdminAccount | null>(null)
  const { busy, track } = useBusy<string>()
  const users = useUsersPage(search, page)
  const changeRole = useChangeRole()
  const recentSignIn = useRecentSignIn()
  const self = useCurrentUser()

  // Removing the last user on the last page removes that page.
  const lastPage = Math.max(1, users.data?.totalPages ?? 1)
  const isPastLastPage = users.isSuccess && !users.isPlaceholderData && page > lastPage
  useEffect(() => {
    if (isPastLastPage) setQuery((query) => ({ ...query, page: lastPage }))
  }, [isPastLastPage, lastPage])

  const change = async ({ id, role }: AdminAccount) => {
    try {
      const next = role === 'admin' ? 'user' : 'admin'
      const changed = await recentSignIn.run(() => changeRole.mutateAsync({ userId: id, role: next }))
      if (changed) toastSuccess('User role updated successfully')
    } catch (error) {
      const failed = 'Failed to update user role'
      // 409: the last admin cannot be removed.
      toastError(failureMessage(error, hasStatus(error, 409) ? `${failed}. ${error.userMessage}` : failed))
    }
  }

  return (
    <>
      <UsersPanel
        search={search}
        onSearch={(text) => setQuery({ search: text, page: 1 })}
        page={users.data}
        isTotalStale={users.isPlaceholderData && page === 1}
        hasFailed={users.isLoadingError}
        onRetry={() => users.refetch()}
        pagination={
          <UsersPagination
            page={Math.min(page, lastPage)}
            lastPage={lastPage}
            onPageChange={(to) => setQuery((query) => ({ ...query, page: to }))}
          />
        }
      >
        {users.data?.users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isBusy={busy.has(user.id)}
            onView={() => setViewed(user)}
            onChangeRole={() => setChanging(user)}
            onSuspend={() => setSuspending(user)}
          />
        ))}
      </UsersPanel>
      {viewed ? <ProfileDialog user={viewed} onClose={() => setViewed(null)} /> : null}
      {changing ? (
        <RoleDialog
          user={changing}
          isSelf={changing.id === self?.id}
          onClose={() => setChanging(null)}
          onConfirm={() => {
            setChanging(null)
            void track([changing.id], change(changing))
          }}
        />
      ) : null}
      {suspending ? <SuspensionDialog user={suspending} onClose={() => setSuspending(null)} /> : null}
      {recentSignIn.dialog}
    </>
  )
}
