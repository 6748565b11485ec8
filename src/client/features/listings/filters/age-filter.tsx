import { Field } from '#client/ui/field.tsx'
import { kindOf } from '#shared/listings/kinds.ts'
import { OptimisticSelect } from '../optimistic-select.tsx'
import type { FilterInputProps } from './filter-input-props.ts'

/** The user's age; excludes listings for older people. */
export function AgeFilter({ kind, filter, values, onChange }: FilterInputProps) {
  const field = kindOf(kind).fields[filter.field]
  if (field?.type !== 'whole') return null
  const youngest = Math.max(field.min, youngestAsked)
  const ages = Array.from({ length: field.max - youngest + 1 }, (_, step) => String(youngest + step))
  const chosen = values[0] ?? ''
  const offered = chosen === '' || ages.includes(chosen) ? ages : [chosen, ...ages]
  return (
    <Field label={filter.label}>
      <OptimisticSelect
        options={[{ value: '', label: 'Any age' }, ...offered.map((age) => ({ value: age, label: age }))]}
        value={chosen}
        onChoose={(age) => onChange(() => (age === '' ? [] : [age]))}
      />
    </Field>
  )
}

/** The youngest age offered: the site is for high-school students and their younger siblings. */
const youngestAsked = 5
