import type { ReactNode } from 'react'
import { formatDate } from '#client/lib/format-date.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Account } from '#shared/contract/users.ts'

export function ProfileDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={user.displayName} description="User profile">
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Avatar src={user.profileImageUrl} name={user.displayName} className="size-16 text-xl" />
          <Badge tone={user.role === 'admin' ? 'solid' : 'neutral'}>{user.role}</Badge>
        </div>
        <Group title="Contact">
          <Line label="Email" copied={user.email}>
            {user.email}
          </Line>
          <Line label="Phone">{user.phone}</Line>
          <Line label="Location">{user.location}</Line>
          <Line label="Address">{user.address}</Line>
        </Group>
        <Group title="Education">
          <Line label="School">{user.schoolName}</Line>
          <Line label="Grade">{user.grade}</Line>
          <Line label="Member since">{formatDate(user.createdAt)}</Line>
          <Line label="User ID" copied={user.id}>
            {user.id}
          </Line>
        </Group>
      </div>
    </Dialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-base">{title}</h3>
      <dl className="divide-y divide-line rounded-lg border border-line px-4">{children}</dl>
    </section>
  )
}

function Line({ label, copied, children }: { label: string; copied?: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[7rem_minmax(0,1fr)_auto] items-center gap-3 py-1.5 text-sm">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {children || <span className="text-ink-faint">Not specified</span>}
      </dd>
      {copied ? (
        <dd>
          <CopyButton value={copied} what={label.toLowerCase()} />
        </dd>
      ) : null}
    </div>
  )
}
