import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { type AuditPage, auditActions, auditItemTypes } from '#shared/contract/audit.ts'
import { itemTypeLabel } from './audit-labels.ts'

export interface AuditFilterValues {
  actor: string
  action: string
  itemType: string
}

interface AuditFiltersProps {
  values: AuditFilterValues
  actors: AuditPage['actors']
  onChange: (values: AuditFilterValues) => void
}

const any = { value: '', label: 'All' }
const actions = [any, ...Object.entries(auditActions).map(([value, label]) => ({ value, label }))]
const itemTypes = [any, ...auditItemTypes.map((value) => ({ value, label: itemTypeLabel(value) }))]

export function AuditFilters({ values, actors, onChange }: AuditFiltersProps) {
  const people = [
    any,
    ...actors.map(({ id, name }) => ({ value: id, label: name ?? `Deleted account (${id.slice(0, 8)})` })),
  ]
  const set = (name: keyof AuditFilterValues) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
  })
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Field label="Admin" className="max-sm:col-span-2">
        <Select options={people} {...set('actor')} />
      </Field>
      <Field label="Action">
        <Select options={actions} {...set('action')} />
      </Field>
      <Field label="Item">
        <Select options={itemTypes} {...set('itemType')} />
      </Field>
    </div>
  )
}
