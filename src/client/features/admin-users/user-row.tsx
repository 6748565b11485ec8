import { Ban, MapPin, RotateCcw, ShieldCheck, ShieldMinus, UserRound } from 'lucide-react'
import { Link } from 'wouter'
import { cx } from '#client/lib/cx.ts'
import { formatDate } from '#client/lib/format-date.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { phoneLabelsStyle } from '#client/ui/button-style.ts'
import type { AdminAccount } from '#shared/contract/users.ts'
import { roleLabels } from './role-labels.ts'
import { suspensionLabel } from './suspension-label.ts'

interface UserRowProps {
  user: AdminAccount
  isBusy: boolean
  onView: () => void
  onChangeRole: () => void
  /** Suspends or restores the account. */
  onSuspend: () => void
}

export function UserRow({ user, isBusy, onView, onChangeRole, onSuspend }: UserRowProps) {
  const isAdmin = user.role === 'admin'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
      <Avatar src={user.profileImageUrl} name={user.displayName} className="size-11" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2">
          <Link
            href={`/admin/users/${user.id}`}
            className="font-medium wrap-anywhere underline-offset-4 hover:underline"
          >
            {user.displayName}
          </Link>
          <Badge tone={isAdmin ? 'solid' : 'neutral'}>{roleLabels[user.role]}</Badge>
          {user.suspendedAt ? <Badge tone="danger">{suspensionLabel(user)}</Badge> : null}
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
      {/* Columns, because not every row has every button. */}
      <div
        className={cx(
          phoneLabelsStyle,
          'max-sm:-ml-3 sm:grid sm:grid-cols-[9rem_7rem_10rem] sm:justify-items-start sm:max-lg:basis-full sm:max-lg:justify-end',
        )}
      >
        <Button variant="ghost" size="sm" onClick={onView}>
          <UserRound aria-hidden="true" />
          View Profile<span className="sr-only"> of {user.displayName}</span>
        </Button>
        {isAdmin ? null : (
          <Button variant="ghost" size="sm" className="sm:col-start-2" onClick={onSuspend}>
            {user.suspendedAt ? <RotateCcw aria-hidden="true" /> : <Ban aria-hidden="true" />}
            {user.suspendedAt ? 'Restore' : 'Suspend'}
            <span className="sr-only">: {user.displayName}</span>
          </Button>
        )}
        {user.suspendedAt ? null : (
          <Button
            variant="secondary"
            size="sm"
            className="sm:col-start-3"
            loading={isBusy}
            onClick={onChangeRole}
          >
            {isBusy ? null : isAdmin ? (
              <ShieldMinus aria-hidden="true" />
            ) : (
              <ShieldCheck aria-hidden="true" />
            )}
            {isAdmin ? 'Remove Admin' : 'Make Admin'}
            <span className="sr-only">: {user.displayName}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
