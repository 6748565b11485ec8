import type { AdminAccount } from '#shared/contract/users.ts'
import { RestoreUserDialog } from './restore-user-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'

interface SuspensionDialogProps {
  user: AdminAccount
  onClose: () => void
}

/** Suspends an account, or restores a suspended one. */
export const SuspensionDialog = (props: SuspensionDialogProps) =>
  props.user.suspendedAt ? <RestoreUserDialog {...props} /> : <SuspendDialog {...props} />
