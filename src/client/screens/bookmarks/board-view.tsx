import type { ReactNode } from 'react'
import { isUnauthorized } from '#client/api/api-error.ts'
import { maxSaved, useAllSaved } from '#client/api/saved-items.ts'
import { NothingSaved } from '#client/features/saved-items/nothing-saved.tsx'
import { SavedBoard } from '#client/features/saved-items/saved-board.tsx'
import { countOf } from '#client/lib/count-of.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Bookmark } from '#shared/contract/bookmarks.ts'
import type { TrackerStatus } from '#shared/contract/tracker.ts'
import type { Kind } from '#shared/listings/kinds.ts'

export interface BoardViewProps {
  toolbar: ReactNode
  onView: (view: { kind: Kind; id: number }) => void
  onMove: (bookmark: Bookmark, status: TrackerStatus) => void
  onEdit: (bookmark: Bookmark) => void
}

/** Saved items by status. */
export function BoardView({ toolbar, onView, onMove, onEdit }: BoardViewProps) {
  const { data, error, refetch } = useAllSaved()
  if (!data && error && !isUnauthorized(error)) {
    return (
      <ErrorState title="Error loading data" message="Failed to fetch bookmarks" onRetry={() => refetch()} />
    )
  }
  if (data?.length === 0) return <NothingSaved />
  const isCut = data?.length === maxSaved
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-h-[1.6rem] font-semibold max-lg:basis-full">
          {data ? `${isCut ? 'The newest ' : ''}${countOf(data.length, 'saved item')}` : ''}
        </p>
        {toolbar}
      </div>
      {data ? (
        <SavedBoard
          bookmarks={data}
          onMove={onMove}
          onView={({ kind, id }) => onView({ kind, id })}
          onEdit={onEdit}
        />
      ) : (
        <div role="status" data-loading="">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-96 rounded-lg" />
        </div>
      )}
    </>
  )
}
