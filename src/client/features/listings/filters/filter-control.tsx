import { Field } from '#client/ui/field.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Select } from '#client/ui/select.tsx'
import type { Filter } from '#shared/listings/define-kind.ts'
import type { ListingKind } from '#shared/listings/kinds.ts'
import { isSingle } from '../address/list-address.ts'
import { ChoicesFilter } from './choices-filter.tsx'
import { filterOptions } from './filter-options.ts'
import { TermsFilter } from './terms-filter.tsx'
import { countedLabel, ValueCount } from './value-count.tsx'

export interface FilterControlProps {
  kind: ListingKind
  filter: Filter
  values: readonly string[]
  counts: Record<string, number> | undefined
  onChange: (values: readonly string[]) => void
}

export function FilterControl(props: FilterControlProps) {
  const { filter } = props
  if (filter.op === 'is') return <TriStateFilter {...props} />
  if (filter.op === 'overlapsFolded') return <TermsFilter {...props} />
  return isSingle(filter) ? <OneChoiceFilter {...props} /> : <ChoicesFilter {...props} />
}

function TriStateFilter({ filter, values, counts, onChange }: FilterControlProps) {
  const { yes, no } = filter.words ?? { yes: 'Yes', no: 'No' }
  const counted = (label: string, count: number | undefined) => (
    <span className={count === 0 ? 'text-ink-faint' : undefined}>
      {label} <ValueCount count={count} />
    </span>
  )
  return (
    <Segmented
      legend={filter.label}
      options={[
        { value: 'undefined', label: 'Any' },
        { value: 'true', label: counted(yes, counts?.true) },
        { value: 'false', label: counted(no, counts?.false) },
      ]}
      value={values[0] ?? 'undefined'}
      onChange={(value) => onChange(value === 'undefined' ? [] : [value])}
    />
  )
}

function OneChoiceFilter({ kind, filter, values, counts, onChange }: FilterControlProps) {
  const options = filterOptions(kind, filter.field).map(({ value, label }) => ({
    value,
    label: countedLabel(label, counts?.[value]),
  }))
  return (
    <Field label={filter.label}>
      <Select
        options={[{ value: '', label: 'All Types' }, ...options]}
        value={values[0] ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
      />
    </Field>
  )
}
