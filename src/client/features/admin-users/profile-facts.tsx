import type { ReactNode } from 'react'
import { formatDate } from '#client/lib/format-date.ts'
import { CopyButton } from '#client/ui/copy-button.tsx'
import type { Account } from '#shared/contract/users.ts'

interface ProfileFactsProps {
  user: Account
  /** Heading level of the groups. */
  heading?: 'h2' | 'h3'
}

export function ProfileFacts({ user, heading = 'h3' }: ProfileFactsProps) {
  return (
    <div className="flex flex-col gap-6">
      <Group heading={heading} title="Contact">
        <Line label="Email" copied={user.email}>
          {user.email}
        </Line>
        <Line label="Phone">{user.phone}</Line>
        <Line label="Location">{user.location}</Line>
        <Line label="Address">{user.address}</Line>
      </Group>
      <Group heading={heading} title="Education">
        <Line label="School">{user.schoolName}</Line>
        <Line label="Grade">{user.grade}</Line>
        <Line label="Member since">{formatDate(user.createdAt)}</Line>
        <Line label="User ID" copied={user.id}>
          {user.id}
        </Line>
      </Group>
    </div>
  )
}

interface GroupProps {
  title: string
  heading: 'h2' | 'h3'
  children: ReactNode
}

function Group({ title, heading: Heading, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <Heading className="mb-1 text-base">{title}</Heading>
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
