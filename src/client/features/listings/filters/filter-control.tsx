import { memo, useCallback } from 'react'
import { Field } from '#client/ui/field.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { OptimisticSelect } from '../optimistic-select.tsx'
import { withFilter } from '../url-state/list-state.ts'
import { isSingle } from '../url-state/list-url.ts'
import type { Change } from '../url-state/use-list-state.ts'
import { AgeFilter } from './age-filter.tsx'
import { ChoicesFilter } from './choices-filter.tsx'
import type { FilterInputProps } from './filter-input-props.ts'
import { filterOptions } from './filter-options.ts'
import { TermsFilter } from './terms-filter.tsx'
import { countedLabel, ValueCount } from './value-count.tsx'

type FilterControlProps = Omit<FilterInputProps, 'onChange'> & { change: Change }

export const FilterControl = memo(function FilterControl({ change, ...rest }: FilterControlProps) {
  const { filter } = rest
  const { param } = filter
  const onChange: FilterInputProps['onChange'] = useCallback(
    (next) => change((current) => withFilter(current, param, next(current.filters[param] ?? []))),
    [change, param],
  )
  const props = { ...rest, onChange }
  if (filter.op === 'is') return <TriStateFilter {...props} />
  if (filter.op === 'atMost') return <AgeFilter {...props} />
  if (filter.op === 'overlapsFolded') return <TermsFilter {...props} />
  return isSingle(filter) ? <OneChoiceFilter {...props} /> : <ChoicesFilter {...props} />
})

function TriStateFilter({ filter, values, counts, onChange }: FilterInputProps) {
  const { yes, no } = filter.choiceLabels ?? { yes: 'Yes', no: 'No' }
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
      onChange={(value) => onChange(() => (value === 'undefined' ? [] : [value]))}
    />
  )
}

function OneChoiceFilter({ kind, filter, values, counts, onChange }: FilterInputProps) {
  const options = filterOptions(kind, filter.field).map(({ value, label }) => ({
    value,
    label: countedLabel(label, counts?.[value]),
  }))
  return (
    <Field label={filter.label}>
      <OptimisticSelect
        options={[{ value: '', label: 'All Types' }, ...options]}
        value={values[0] ?? ''}
        onChoose={(value) => onChange(() => (value === '' ? [] : [value]))}
      />
    </Field>
  )
}
