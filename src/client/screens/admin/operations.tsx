import type { ReactNode } from 'react'
import { useOperations } from '#client/api/moderation.ts'
import { timeAgo } from '#client/features/moderation/elapsed-time.ts'
import { countOf, formatCount } from '#client/lib/count-of.ts'
import { formatBytes } from '#client/lib/format-bytes.ts'
import { formatDateTime } from '#client/lib/format-date-time.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Operations as State } from '#shared/contract/operations.ts'

export function Operations({ onClose }: { onClose: () => void }) {
  const { data, isLoadingError, refetch } = useOperations()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      isTextOnly
      title="Operations"
      description="The state of this installation"
    >
      {isLoadingError ? (
        <ErrorState
          title="Error loading data"
          message="Failed to fetch the state"
          onRetry={() => refetch()}
        />
      ) : null}
      {data || isLoadingError ? null : <Skeleton className="h-80" />}
      {data && !isLoadingError ? (
        <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
          <Fact label="Version" value={data.version}>
            Running since {formatDateTime(data.startedAt)}
          </Fact>
          <Fact label="Database" value={formatBytes(data.database.bytes)}>
            {data.database.isEmbedded ? 'Embedded PostgreSQL' : 'PostgreSQL server'} {data.database.version}
          </Fact>
          <BackupFact backups={data.backups} />
          <Fact
            label="Mail"
            value={`${formatCount(data.mail.waiting)} waiting`}
            warning={data.mail.failed > 0 ? `${countOf(data.mail.failed, 'email')} given up` : null}
          >
            {data.mail.transport === 'smtp' ? 'Sent by SMTP' : 'Written to files (no mail server is set)'}
            {data.mail.lastSentAt ? `, last ${timeAgo(data.mail.lastSentAt, new Date())}` : ''}
          </Fact>
          <Fact
            label="Background jobs"
            value={`${formatCount(data.jobs.waiting)} waiting`}
            warning={data.jobs.failed > 0 ? `${formatCount(data.jobs.failed)} failed` : null}
          >
            {formatCount(data.jobs.running)} running
          </Fact>
          <DiskFact disk={data.disk} />
          <Fact label="Pictures" value={formatCount(data.uploads.count)}>
            {formatBytes(data.uploads.bytes)}
          </Fact>
        </dl>
      ) : null}
    </Dialog>
  )
}

function BackupFact({ backups }: Pick<State, 'backups'>) {
  if (backups === null)
    return (
      <Fact label="Last backup" value="Not scheduled" warning="No backups">
        Set BACKUP_DIR to make one every day
      </Fact>
    )
  const { last, count, isOverdue } = backups
  return (
    <Fact
      label="Last backup"
      value={last ? timeAgo(last.createdAt, new Date()) : 'None yet'}
      warning={isOverdue ? 'Overdue' : null}
    >
      {last
        ? `${formatBytes(last.bytes)}, ${countOf(count, 'backup')} kept`
        : 'The first is made within an hour'}
    </Fact>
  )
}

function DiskFact({ disk: { freeBytes, totalBytes } }: Pick<State, 'disk'>) {
  const isLow = freeBytes < totalBytes / 10
  return (
    <Fact label="Disk" value={`${formatBytes(freeBytes)} free`} warning={isLow ? 'Nearly full' : null}>
      of {formatBytes(totalBytes)}
    </Fact>
  )
}

interface FactProps {
  label: string
  value: string
  warning?: string | null
  children: ReactNode
}

function Fact({ label, value, warning = null, children }: FactProps) {
  return (
    <div className="flex flex-col gap-1 bg-surface p-4 sm:last:odd:col-span-2">
      <dt className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        {label}
        {warning === null ? null : <Badge tone="danger">{warning}</Badge>}
      </dt>
      <dd className="text-lg font-medium tabular-nums">{value}</dd>
      <dd className="text-sm text-ink-soft">{children}</dd>
    </div>
  )
}
