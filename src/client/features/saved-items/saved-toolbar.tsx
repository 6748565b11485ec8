import { Columns3, Rows3 } from 'lucide-react'
import { Segmented } from '#client/ui/segmented.tsx'
import { Select } from '#client/ui/select.tsx'
import type { StatusCounts } from '#shared/contract/bookmarks.ts'
import { statusLabels, type TrackerStatus, trackerStatuses } from '#shared/contract/tracker.ts'
import { type SavedPageSize, type SavedSort, type SavedState, savedPageSizes } from './saved-url.ts'

export const savedViews = ['list', 'board'] as const
export type SavedView = (typeof savedViews)[number]

interface SavedToolbarProps {
  state: SavedState
  view: SavedView
  counts: StatusCounts | undefined
  onView: (view: SavedView) => void
  onStatus: (status: TrackerStatus | null) => void
  onSort: (sortBy: SavedSort) => void
  onPageSize: (limit: SavedPageSize) => void
}

/** Filter, order and page size belong to the list: the board shows every status. */
export function SavedToolbar(props: SavedToolbarProps) {
  const { state, view, counts, onView, onStatus, onSort, onPageSize } = props
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
      {view === 'list' ? (
        <>
          <Select
            aria-label="Status"
            // Wide enough for the counts, which arrive later.
            className="max-sm:basis-full sm:w-44"
            options={statusOptions(counts)}
            value={state.status ?? ''}
            onChange={(event) => onStatus((event.target.value || null) as TrackerStatus | null)}
          />
          <Select
            aria-label="Sort by"
            className="max-sm:basis-full"
            options={sorts}
            value={state.sortBy}
            onChange={(event) => onSort(event.target.value as SavedSort)}
          />
          <Select
            aria-label="Items per page"
            options={savedPageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
            value={String(state.limit)}
            onChange={(event) => onPageSize(Number(event.target.value) as SavedPageSize)}
          />
        </>
      ) : null}
      <Segmented
        legend="Show saved items as"
        legendHidden
        labelsHidden
        options={[
          { value: 'list', label: 'List', icon: <Rows3 aria-hidden="true" /> },
          { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
        ]}
        value={view}
        onChange={onView}
      />
    </div>
  )
}

function statusOptions(counts: StatusCounts | undefined) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const withCount = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} (${count})`
  return [
    { value: '', label: withCount('All statuses', all) },
    ...trackerStatuses.map((status) => ({
      value: status,
      label: withCount(statusLabels[status], counts?.[status]),
    })),
  ]
}

const sorts: { value: SavedSort; label: string }[] = [
  { value: 'createdAt', label: 'Newest saved first' },
  { value: 'deadline', label: 'Nearest deadline first' },
]
