import { Cairn } from '#client/ui/art/cairn.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { AdminReport } from '#shared/contract/moderation.ts'
import { type ReportActions, ReportCard } from './report-card.tsx'

interface ReportListProps {
  reports: AdminReport[] | undefined
  hasFailed: boolean
  onRetry: () => void
  busy: ReadonlySet<number>
  actions: ReportActions
}

export function ReportList({ reports, hasFailed, onRetry, busy, actions }: ReportListProps) {
  return (
    <section aria-label="Community Reports" className="flex flex-col gap-4">
      <h2 className="text-xl">Community Reports</h2>
      {hasFailed ? (
        <ErrorState title="Error loading data" message="Failed to fetch reports" onRetry={onRetry} />
      ) : reports === undefined ? (
        <Skeleton className="h-40" />
      ) : reports.length === 0 ? (
        <EmptyState art={<Cairn />} title="No reports" description="No reports have been submitted yet." />
      ) : (
        <ul className="flex flex-col gap-3">
          {reports.map((report) => (
            <ReportCard key={report.id} report={report} isBusy={busy.has(report.id)} actions={actions} />
          ))}
        </ul>
      )}
    </section>
  )
}
