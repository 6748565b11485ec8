import { countOf } from '#client/lib/count-of.ts'
import { formatDate } from '#client/lib/format-date.ts'
import type { AdminReport } from '#shared/contract/moderation.ts'

/** What other people reported about the same item. */
export function OtherReports({ report: { others, reportCount } }: { report: AdminReport }) {
  if (others.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="min-h-8 cursor-pointer py-1 text-ink-soft hover:text-ink">
        {countOf(reportCount - 1, 'earlier report')} of this item
      </summary>
      <ul className="mt-1 flex flex-col gap-2 rounded-md bg-sunken px-3.5 py-2.5">
        {others.map(({ id, reason, description, reporterName, createdAt }) => (
          <li key={id}>
            <p className="font-medium wrap-anywhere">{reason}</p>
            {description ? <p className="wrap-anywhere whitespace-pre-line">{description}</p> : null}
            <p className="text-xs text-ink-faint">
              {formatDate(createdAt)}
              {reporterName ? ` by ${reporterName}` : ''}
            </p>
          </li>
        ))}
        {others.length < reportCount - 1 ? (
          <li className="text-xs text-ink-faint">The newest {others.length} are shown.</li>
        ) : null}
      </ul>
    </details>
  )
}
