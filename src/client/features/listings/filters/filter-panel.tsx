import { useId } from 'react'
import { Badge } from '#client/ui/badge.tsx'
import { ClearFilters } from '#client/ui/clear-filters.tsx'
import type { ListState } from '../url-state/list-state.ts'
import { activeFilterCount, withoutFilters } from '../url-state/list-state.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

export function FilterPanel(props: FilterFieldsProps) {
  const headingId = useId()
  return (
    <aside
      aria-labelledby={headingId}
      className="sticky top-22 flex max-h-[calc(100dvh-7rem)] w-80 shrink-0 flex-col rounded-lg border border-line bg-surface shadow-card"
    >
      <h2 id={headingId} className="flex items-center gap-2.5 px-5 pt-5 pb-3 text-lg">
        Search & Filter
        <ActiveFilterBadge state={props.state} />
      </h2>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
        <FilterFields {...props} />
      </div>
      {activeFilterCount(props.state) > 0 ? (
        <div className="border-t border-line px-5 py-3">
          <ClearFilters onClear={() => props.change(withoutFilters)} className="w-full" />
        </div>
      ) : null}
    </aside>
  )
}

export function ActiveFilterBadge({ state }: { state: ListState }) {
  const count = activeFilterCount(state)
  if (count === 0) return null
  return (
    <Badge tone="solid">
      {count}
      <span className="sr-only">{count === 1 ? ' filter is set' : ' filters are set'}</span>
    </Badge>
  )
}
