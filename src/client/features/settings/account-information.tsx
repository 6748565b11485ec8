import type { ReactNode } from 'react'
import { formatDate } from '#client/lib/format-date.ts'
import { Badge } from '#client/ui/badge.tsx'
import type { Account } from '#shared/contract/users.ts'
import { SettingsCard } from './settings-card.tsx'

export function AccountInformation({ user }: { user: Account }) {
  return (
    <SettingsCard title="Account Information">
      <dl className="flex flex-col gap-4 text-sm">
        <Line label="Email">
          <span className="wrap-anywhere">{user.email}</span>
          <Badge tone={user.emailVerified ? 'accent' : 'neutral'}>
            {user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}
          </Badge>
        </Line>
        <Line label="Account type">{user.role === 'admin' ? 'Admin' : 'User'}</Line>
        <Line label="Member since">{user.createdAt ? formatDate(user.createdAt) : 'N/A'}</Line>
      </dl>
    </SettingsCard>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-faint">{label}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-2 text-ink">{children}</dd>
    </div>
  )
}
