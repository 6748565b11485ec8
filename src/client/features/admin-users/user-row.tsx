import { MapPin, ShieldCheck, ShieldMinus, UserRound } from 'lucide-react'
import { formatDate } from '#client/lib/format-date.ts'
import { ignoreDoubleClick } from '#client/lib/ignore-double-click.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Account } from '#shared/contract/users.ts'

interface UserRowProps {
  user: Account
  isBusy: boolean
  onView: () => void
  onChangeRole: () => void
}

export function UserRow({ user, isBusy, onView, onChangeRole }: UserRowProps) {
  const isAdmin = user.role === 'admin'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
      <Avatar src={user.profileImageUrl} name={user.displayName} className="size-11" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{user.displayName}</span>
          <Badge tone={isAdmin ? 'solid' : 'neutral'}>{user.role}</Badge>
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{user.email}</p>
        <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
          {user.location ? (
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden="true" className="size-3.5" />
              {user.location}
            </span>
          ) : null}
          <span>Joined {formatDate(user.createdAt)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={onView}>
          <UserRound aria-hidden="true" />
          View Profile<span className="sr-only"> of {user.displayName}</span>
        </Button>
        <Button variant="secondary" size="sm" loading={isBusy} onClick={ignoreDoubleClick(onChangeRole)}>
          {isBusy ? null : isAdmin ? <ShieldMinus aria-hidden="true" /> : <ShieldCheck aria-hidden="true" />}
          {isAdmin ? 'Remove Admin' : 'Make Admin'}
          <span className="sr-only">: {user.displayName}</span>
        </Button>
      </div>
    </li>
  )
}
