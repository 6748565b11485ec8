import type { ReactNode } from 'react'
import type { useComingUp } from '#client/api/coming-up.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Timeline } from './timeline.tsx'

interface ComingUpListProps {
  comingUp: ReturnType<typeof useComingUp>
  /** Shown when the user's grade is unknown. */
  withoutYear: ReactNode
}

export function ComingUpList({ comingUp: { data, isError, refetch }, withoutYear }: ComingUpListProps) {
  if (isError)
    return (
      <ErrorState
        title="Error loading data"
        message="Failed to fetch your plan and saved deadlines"
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton className="h-40" />
  const { entries, isYearKnown } = data
  return (
    <>
      {entries.length > 0 ? <Timeline entries={entries} /> : null}
      {entries.length === 0 && isYearKnown ? (
        <p className="text-sm text-ink-soft">No upcoming dates. Nice work!</p>
      ) : null}
      {isYearKnown ? null : <p className="mt-4 text-sm text-ink-soft first:mt-0">{withoutYear}</p>}
    </>
  )
}
