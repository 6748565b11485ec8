import { type ListState, offeredFilters, searchMax } from '#client/features/listings/url-state/list-state.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { Input } from '#client/ui/input.tsx'
import { Select } from '#client/ui/select.tsx'
import type { Filter } from '#shared/listings/define-kind.ts'
import { kindOf, type ListingKind } from '#shared/listings/kinds.ts'

/** Search and filters as plain fields; submitting them produces the same URL as the script. */
export function NoScriptListForm({ kind, state }: { kind: ListingKind; state: ListState }) {
  return (
    <>
      <Field label="Search">
        <Input type="search" name="search" maxLength={searchMax} defaultValue={state.search} />
      </Field>
      {offeredFilters(kind).map((filter) => (
        <FilterField
          key={filter.param}
          filter={filter}
          kind={kind}
          value={state.filters[filter.param]?.[0] ?? ''}
        />
      ))}
      <Button type="submit">Search</Button>
    </>
  )
}

function FilterField({ filter, kind, value }: { filter: Filter; kind: ListingKind; value: string }) {
  const options = optionsOf(filter, kind)
  return (
    <Field label={filter.label}>
      {options === null ? (
        <Input name={filter.param} maxLength={100} defaultValue={value} />
      ) : (
        <Select
          name={filter.param}
          defaultValue={value}
          options={[{ value: '', label: 'Any' }, ...options]}
        />
      )}
    </Field>
  )
}

/** Null for free-text filters. */
function optionsOf(filter: Filter, kind: ListingKind) {
  if (filter.op === 'is') {
    const { yes, no } = filter.choiceLabels ?? { yes: 'Yes', no: 'No' }
    return [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ]
  }
  const field = kindOf(kind).fields[filter.field]
  if (field?.type === 'whole' && field.labels)
    return Object.entries(field.labels).map(([value, label]) => ({ value, label: String(label) }))
  if (field?.type === 'choice')
    return field.options.map((value) => ({ value, label: field.labels?.[value] ?? value }))
  if (field?.type === 'list' && !field.open) return field.options.map((value) => ({ value, label: value }))
  return null
}
