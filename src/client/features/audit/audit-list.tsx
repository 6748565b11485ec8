import type { ReactNode } from 'react'
import { formatDateTime } from '#client/lib/format-date-time.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { AuditEntry } from '#shared/contract/audit.ts'
import { type AuditChange, actionLabel, actorLabel, changesOf, itemLabel } from './audit-labels.ts'

interface AuditListProps {
  entries: AuditEntry[]
  /** A button for the entry, or null. */
  actionFor: (entry: AuditEntry) => ReactNode
}

export function AuditList({ entries, actionFor }: AuditListProps) {
  if (entries.length === 0) {
    return <EmptyState title="No activity" description="No action matches these filters." />
  }
  return (
    <ol className="divide-y divide-line">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} action={actionFor(entry)} />
      ))}
    </ol>
  )
}

function Entry({ entry, action: button }: { entry: AuditEntry; action: ReactNode }) {
  const { action, createdAt } = entry
  const changes = changesOf(entry)
  return (
    <li className="py-3.5 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{actionLabel(action)}</strong>
          <span className="text-ink-soft">
            {'\u00a0· '}
            {itemLabel(entry)}
          </span>
        </p>
        <p className="text-xs text-ink-faint">
          {actorLabel(entry)}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
      </div>
      {changes.length > 0 ? <Changes changes={changes} /> : null}
      {button ? <div className="mt-2">{button}</div> : null}
    </li>
  )
}

function Changes({ changes }: { changes: AuditChange[] }) {
  return (
    <details className="mt-1">
      <summary className="min-h-8 cursor-pointer py-1 text-xs text-ink-soft hover:text-ink">
        {changes.map(({ label }) => label).join(', ')}
      </summary>
      <dl className="mt-1 flex flex-col gap-2 rounded-md bg-sunken px-3.5 py-2.5">
        {changes.map(({ label, before, after }) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-ink-faint">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              <Value text={before} isBefore /> <span aria-hidden="true">→</span>
              <span className="sr-only"> changed to </span> <Value text={after} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function Value({ text, isBefore = false }: { text: string | null; isBefore?: boolean }) {
  if (text === null) return <span className="text-ink-faint">empty</span>
  return isBefore ? <span className="text-ink-soft">{text}</span> : text
}
