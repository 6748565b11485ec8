import { useRestoreUser } from '#client/api/admin-users.ts'
import { failureMessage } from '#client/api/api-error.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { toastError, toastSuccess } from '#client/ui/toast-store.ts'
import type { AdminAccount } from '#shared/contract/users.ts'

interface RestoreUserDialogProps {
  user: AdminAccount
  onClose: () => void
}

export function RestoreUserDialog({ user, onClose }: RestoreUserDialogProps) {
  const restore = useRestoreUser()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Restore ${user.displayName}?`}
      description={`${user.email} can sign in again, and listings and reviews are shown as before. It was suspended because: ${user.suspensionReason}`}
      action="Restore"
      isDangerous={false}
      isPending={restore.isPending}
      onConfirm={() =>
        restore.mutate(user.id, {
          onSuccess: () => toastSuccess('Account restored'),
          onError: (error) => toastError(failureMessage(error, 'Failed to restore the account')),
          onSettled: onClose,
        })
      }
    />
  )
}
