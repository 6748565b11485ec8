import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Account } from '#shared/contract/users.ts'
import { ProfileFacts } from './profile-facts.tsx'
import { roleLabels } from './role-labels.ts'

export function ProfileDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={user.displayName} description="User profile">
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Avatar src={user.profileImageUrl} name={user.displayName} className="size-16 text-xl" />
          <Badge tone={user.role === 'admin' ? 'solid' : 'neutral'}>{roleLabels[user.role]}</Badge>
        </div>
        <ProfileFacts user={user} />
      </div>
    </Dialog>
  )
}
