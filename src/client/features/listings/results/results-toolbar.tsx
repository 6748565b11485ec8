import { Select } from '#client/ui/select.tsx'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { type ListState, pageSizes, withPageSize, withSort } from '../address/list-state.ts'
import type { Change } from '../address/use-list-state.ts'
import { parseSortValue, sortOptions, sortValue } from './sort-options.ts'

interface ResultsToolbarProps {
  kind: ListingKind
  state: ListState
  change: Change
}

/** In which order, and how many at a time. */
export function ResultsToolbar({ kind, state, change }: ResultsToolbarProps) {
  return (
    <div className="ml-auto flex gap-2 max-lg:w-full">
      <Select
        aria-label="Sort by"
        className="max-lg:flex-1"
        options={sortOptions(kind, state)}
        value={sortValue(state)}
        onChange={({ target }) =>
          change((current) => withSort(current, parseSortValue(target.value, current)))
        }
      />
      <Select
        aria-label="Results per page"
        options={pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }))}
        value={String(state.limit)}
        onChange={({ target }) =>
          change((current) =>
            withPageSize(current, pageSizes.find((size) => String(size) === target.value) ?? 5),
          )
        }
      />
    </div>
  )
}
