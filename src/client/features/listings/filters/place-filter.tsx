import { memo } from 'react'
import { Field } from '#client/ui/field.tsx'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { OptimisticSelect } from '../optimistic-select.tsx'
import { withFilter } from '../url-state/list-state.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { DebouncedInput } from './debounced-input.tsx'
import { FilterGroup } from './filter-group.tsx'
import { stateOptions } from './state-options.ts'

interface PlaceFilterProps {
  kind: ListingKind
  state: string | undefined
  city: string | undefined
  counts: Record<string, number> | undefined
  change: Change
}

export const PlaceFilter = memo(function PlaceFilter({
  kind,
  state,
  city,
  counts,
  change,
}: PlaceFilterProps) {
  return (
    <FilterGroup legend="Location">
      <div className="flex flex-col gap-3">
        <Field label="State">
          <OptimisticSelect
            options={[{ value: 'all', label: 'All States' }, ...stateOptions(kind, counts, state)]}
            value={state ?? 'all'}
            onChoose={(chosen) =>
              change((current) => withFilter(current, 'state', chosen === 'all' ? [] : [chosen]))
            }
          />
        </Field>
        <Field label="City">
          <DebouncedInput
            maxLength={100}
            placeholder="Any city"
            value={city ?? ''}
            onCommit={(text) =>
              change((current) => withFilter(current, 'city', text === '' ? [] : [text]), { replace: true })
            }
          />
        </Field>
      </div>
    </FilterGroup>
  )
})
