import type { UseQueryResult } from '@tanstack/react-query'
import { countOf } from '#client/lib/count-of.ts'
import { formatDateTime } from '#client/lib/format-date-time.ts'
import { useStepFocus } from '#client/lib/use-step-focus.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Card } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { StepPagination } from '#client/ui/step-pagination.tsx'
import type { Import, ImportStatus, ImportsPage } from '#shared/contract/imports.ts'
import { kindOf } from '#shared/listings/kinds.ts'
import { UndoImport } from './undo-import.tsx'

interface ImportHistoryProps {
  query: UseQueryResult<ImportsPage>
  onPageChange: (page: number) => void
}

export function ImportHistory({
  query: { data, isLoadingError, refetch },
  onPageChange,
}: ImportHistoryProps) {
  return (
    <section aria-labelledby="past-imports">
      <Card className="flex flex-col gap-2">
        <h3 id="past-imports" className="text-lg">
          Past imports
        </h3>
        {isLoadingError ? (
          <ErrorState
            title="Error loading data"
            message="Failed to fetch past imports"
            onRetry={() => refetch()}
          />
        ) : data ? (
          <Entries page={data} />
        ) : (
          <Skeleton className="h-24" />
        )}
        {data && !isLoadingError ? (
          <StepPagination page={data.currentPage} lastPage={data.totalPages} onPageChange={onPageChange} />
        ) : null}
      </Card>
    </section>
  )
}

function Entries({ page: { imports } }: { page: ImportsPage }) {
  if (imports.length === 0) {
    return <p className="py-4 text-sm text-ink-soft">Nothing has been imported yet.</p>
  }
  return (
    <ol className="divide-y divide-line">
      {imports.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Entry({ entry }: { entry: Import }) {
  const { id, fileName, listingType, status, rowsDone, message, actorName, createdAt } = entry
  const who = actorName ?? 'a deleted account'
  // A failed or canceled import leaves no rows.
  const rows = status === 'failed' || status === 'cancelled' ? '' : `${countOf(rowsDone, 'row')} · `
  const isUndoable = status === 'done' && rowsDone > 0
  // The button of an undone import disappears.
  const place = useStepFocus<HTMLLIElement>(status === 'undone' ? 'undone' : 'other')
  return (
    <li ref={place} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 text-sm">
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <p className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium">{fileName}</span>
          <Badge tone={tones[status]}>{labels[status]}</Badge>
        </p>
        <p className="text-ink-soft">
          Import {id} · {kindOf(listingType).names.plural} · {rows}
          {who}, <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        {message && status !== 'done' ? <p className="wrap-anywhere text-ink-soft">{message}</p> : null}
      </div>
      {isUndoable ? <UndoImport id={id} /> : null}
    </li>
  )
}

const labels: Record<ImportStatus, string> = {
  running: 'Running',
  done: 'Imported',
  failed: 'Failed',
  cancelled: 'Cancelled',
  undone: 'Undone',
}

const tones: Record<ImportStatus, 'neutral' | 'accent' | 'danger'> = {
  running: 'accent',
  done: 'accent',
  failed: 'danger',
  cancelled: 'neutral',
  undone: 'neutral',
}
