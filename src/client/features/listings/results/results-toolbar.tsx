import type { ListingKind } from '#shared/listings/kinds.ts'
import { OptimisticSelect } from '../optimistic-select.tsx'
import { type ListState, pageSizes, withPageSize, withSort } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { parseSortValue, sortOptions, sortValue } from './sort-options.ts'

interface ResultsToolbarProps {
  kind: ListingKind
  state: ListState
  change: Change
}

export function ResultsToolbar({ kind, state, change }: ResultsToolbarProps) {
  return (
    <div className="ml-auto flex gap-2 max-lg:w-full">
      <OptimisticSelect
        aria-label="Sort by"
        className="max-lg:flex-1"
        options={sortOptions(kind, state)}
        value={sortValue(state)}
        onChoose={(value) => change((current) => withSort(current, parseSortValue(value, current)))}
      />
      <OptimisticSelect
        aria-label="Results per page"
        options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        value={String(state.limit)}
        onChoose={(value) =>
          change((current) => withPageSize(current, pageSizes.find((size) => String(size) === value) ?? 5))
        }
      />
    </div>
  )
}
