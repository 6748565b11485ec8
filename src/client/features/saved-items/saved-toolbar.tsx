import { Select } from '#client/ui/select.tsx'
import { type SavedPageSize, type SavedSort, type SavedState, savedPageSizes } from './saved-url.ts'

interface SavedToolbarProps {
  state: SavedState
  onSort: (sortBy: SavedSort) => void
  onPageSize: (limit: SavedPageSize) => void
}

export function SavedToolbar({ state, onSort, onPageSize }: SavedToolbarProps) {
  return (
    <div className="flex gap-2 max-sm:w-full">
      <Select
        aria-label="Sort by"
        className="max-sm:flex-1"
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
    </div>
  )
}

const sorts: { value: SavedSort; label: string }[] = [
  { value: 'createdAt', label: 'Newest saved first' },
  { value: 'deadline', label: 'Nearest deadline first' },
]
