import { activeFilterCount, withoutFilters } from '../url-state/list-state.ts'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'
import { FilterFrame } from './filter-frame.tsx'

export function FilterPanel({ onSkip, ...fields }: FilterFieldsProps & { onSkip: () => void }) {
  const { state, change } = fields
  const count = activeFilterCount(state)
  return (
    <FilterFrame count={count} onClear={count > 0 ? () => change(withoutFilters) : undefined} onSkip={onSkip}>
      <FilterFields {...fields} />
    </FilterFrame>
  )
}
