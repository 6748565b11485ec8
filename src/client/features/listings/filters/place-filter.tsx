import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { DraftInput } from './draft-input.tsx'
import { FilterGroup } from './filter-group.tsx'
import { filterOptions } from './filter-options.ts'
import { countedLabel } from './value-count.tsx'

interface PlaceFilterProps {
  kind: ListingKind
  filters: Readonly<Record<string, readonly string[]>>
  counts: Record<string, number> | undefined
  onChange: (param: string, values: readonly string[], how?: { replace: boolean }) => void
}

export function PlaceFilter({ kind, filters, counts, onChange }: PlaceFilterProps) {
  const options = filterOptions(kind, 'state').map(({ value, label }) => ({
    value,
    label: countedLabel(label, counts?.[value]),
  }))
  return (
    <FilterGroup legend="Location">
      <div className="flex flex-col gap-3">
        <Field label="State">
          <Select
            options={[{ value: 'all', label: 'All States' }, ...options]}
            value={filters.state?.[0] ?? 'all'}
            onChange={({ target }) => onChange('state', target.value === 'all' ? [] : [target.value])}
          />
        </Field>
        <Field label="City">
          <DraftInput
            maxLength={100}
            placeholder="Any city"
            value={filters.city?.[0] ?? ''}
            onSettle={(city) => onChange('city', city === '' ? [] : [city], { replace: true })}
          />
        </Field>
      </div>
    </FilterGroup>
  )
}
