import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { Account } from '#shared/contract/users.ts'

interface RoleDialogProps {
  user: Account
  isSelf: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Explains the consequences of a role change. */
export function RoleDialog({ user, isSelf, onConfirm, onClose }: RoleDialogProps) {
  return <ConfirmDialog open onOpenChange={onClose} onConfirm={onConfirm} {...textFor(user, isSelf)} />
}

function textFor({ role, displayName, email }: Account, isSelf: boolean) {
  if (isSelf) {
    return {
      title: 'Remove your own admin role?',
      description: 'You will lose access to this dashboard right away. Only another admin can restore it.',
      action: 'Remove my role',
    }
  }
  if (role === 'admin') {
    return {
      title: `Remove ${displayName} as an admin?`,
      description: `${displayName} (${email}) loses access to this dashboard right away, and keeps the account with everything in it. Any admin can grant the role again.`,
      action: 'Remove Admin',
    }
  }
  return {
    title: `Make ${displayName} an admin?`,
    description: `${displayName} (${email}) will be able to approve, edit and delete every listing, see everyone’s profile and email address, and make or remove other admins.`,
    action: 'Make Admin',
    isDangerous: false,
  }
}
