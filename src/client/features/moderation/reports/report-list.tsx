import { formatCount } from '#client/lib/count-of.ts'
import type { HeldRows } from '#client/lib/use-held-rows.ts'
import { useStableRows } from '#client/lib/use-stable-rows.ts'
import { Cairn } from '#client/ui/art/cairn.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { AdminReport } from '#shared/contract/moderation.ts'
import { type ReportActions, ReportCard } from './report-card.tsx'
import { reportKey } from './report-key.ts'

interface ReportListProps {
  reports: AdminReport[] | undefined
  hasFailed: boolean
  onRetry: () => void
  held: HeldRows
  actions: ReportActions
}

export function ReportList({ reports, hasFailed, onRetry, held, actions }: ReportListProps) {
  return (
    <section aria-label="Community Reports" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-xl">Community Reports</h2>
        {reports?.length ? <p className="text-sm text-ink-soft">{countsLabel(reports)}</p> : null}
      </header>
      {hasFailed ? (
        <ErrorState title="Error loading data" message="Failed to fetch reports" onRetry={onRetry} />
      ) : reports === undefined ? (
        <Skeleton className="h-40" />
      ) : reports.length === 0 ? (
        <EmptyState art={<Cairn />} title="No reports" description="No reports have been submitted yet." />
      ) : (
        <Cards reports={reports} held={held} actions={actions} />
      )}
    </section>
  )
}

/** '6 open, 3 resolved' */
function countsLabel(reports: readonly AdminReport[]) {
  const open = reports.filter(({ isResolved }) => !isResolved).length
  return `${formatCount(open)} open, ${formatCount(reports.length - open)} resolved`
}

function Cards({
  reports,
  held,
  actions,
}: Pick<ReportListProps, 'held' | 'actions'> & { reports: AdminReport[] }) {
  const rows = useStableRows(reports, reportKey, (key) => held.of(key) !== undefined)
  return (
    <ul className="flex flex-col gap-3">
      {rows.map((report) => (
        <ReportCard key={report.id} report={report} held={held} actions={actions} />
      ))}
    </ul>
  )
}
