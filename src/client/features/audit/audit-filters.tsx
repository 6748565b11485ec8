import { Field } from '#client/ui/field.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Select } from '#client/ui/select.tsx'
import {
  type AuditPage,
  accountEvents,
  auditActions,
  auditGroups,
  auditItemTypes,
} from '#shared/contract/audit.ts'
import { itemTypeLabel } from './audit-labels.ts'

export type AuditGroup = (typeof auditGroups)[number]

export interface AuditFilterValues {
  group: AuditGroup
  actor: string
  action: string
  itemType: string
}

interface AuditFiltersProps {
  values: AuditFilterValues
  actors: AuditPage['actors']
  onChange: (values: AuditFilterValues) => void
}

const allOption = { value: '', label: 'All' }
const groupLabels: Record<AuditGroup, string> = { moderation: 'Moderation', account: 'Account events' }
const groups = auditGroups.map((value) => ({ value, label: groupLabels[value] }))
const isAccountEvent = (action: string) => accountEvents.some((event) => event === action)
const actionOptions = (group: AuditGroup) => [
  allOption,
  ...Object.entries(auditActions)
    .filter(([action]) => isAccountEvent(action) === (group === 'account'))
    .map(([value, label]) => ({ value, label })),
]
const itemTypes = [allOption, ...auditItemTypes.map((value) => ({ value, label: itemTypeLabel(value) }))]

export function AuditFilters({ values, actors, onChange }: AuditFiltersProps) {
  const isModeration = values.group === 'moderation'
  const people = [
    allOption,
    ...actors.map(({ id, name }) => ({ value: id, label: name ?? `Deleted account (${id.slice(0, 8)})` })),
  ]
  const bind = (name: Exclude<keyof AuditFilterValues, 'group'>) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...values, [name]: event.target.value }),
  })
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        legend="Show"
        legendHidden
        options={groups}
        value={values.group}
        onChange={(group) => onChange({ group, actor: '', action: '', itemType: '' })}
        className="sm:max-w-sm"
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Field label={isModeration ? 'Admin' : 'Person'} className="max-sm:col-span-2">
          <Select options={people} {...bind('actor')} />
        </Field>
        <Field label="Action" className={isModeration ? undefined : 'max-sm:col-span-2'}>
          <Select options={actionOptions(values.group)} {...bind('action')} />
        </Field>
        {isModeration ? (
          <Field label="Item">
            <Select options={itemTypes} {...bind('itemType')} />
          </Field>
        ) : null}
      </div>
    </div>
  )
}
