import type { ListingKind } from '#shared/listings/kinds.ts'
import { OptimisticSelect } from '../optimistic-select.tsx'
import { type ListState, pageSizes, withPageSize, withSort } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { parseSortValue, sortOptions, sortValue } from './sort-options.ts'

interface SortSelectProps {
  kind: ListingKind
  state: ListState
  change: Change
  className?: string
}

export function SortSelect({ kind, state, change, className }: SortSelectProps) {
  return (
    <OptimisticSelect
      aria-label="Sort by"
      className={className}
      options={sortOptions(kind, state)}
      value={sortValue(state)}
      onChoose={(value) => change((current) => withSort(current, parseSortValue(value, current)))}
    />
  )
}

export function PageSizeSelect({ state, change }: Pick<SortSelectProps, 'state' | 'change'>) {
  return (
    <OptimisticSelect
      aria-label="Results per page"
      options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
      value={String(state.limit)}
      onChoose={(value) =>
        change((current) => withPageSize(current, pageSizes.find((size) => String(size) === value) ?? 5))
      }
    />
  )
}
