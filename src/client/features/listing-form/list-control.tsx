import { type Control, useWatch } from 'react-hook-form'
import { OptionPills } from '#client/ui/option-pills.tsx'
import type { ListField } from '#shared/listings/fields.ts'
import type { ControlledValue } from './controlled-value.ts'
import { usesPicker } from './field-spans.ts'
import type { FormValues } from './form-values.ts'
import { Picker } from './picker/picker.tsx'
import type { OptionGroup } from './picker/suggestions.ts'

interface ListControlProps {
  field: ListField
  control: Control<FormValues>
  controlled: ControlledValue
  label: string
  hint?: string
  error?: string
  required: boolean
  className?: string
}

export function ListControl({ field, control, controlled, ...shared }: ListControlProps) {
  const { groups } = field
  const chosenGroups = useWatch({ control, name: groups?.by ?? '', disabled: !groups })
  const chosen = Array.isArray(controlled.value) ? controlled.value : []
  const list = {
    ...shared,
    ref: controlled.ref,
    chosen,
    onChange: controlled.onChange as (values: string[]) => void,
    onBlur: controlled.onBlur,
  }
  if (!usesPicker(field)) return <OptionPills {...list} options={field.options} />
  return (
    <Picker
      {...list}
      groups={groups ? optionGroups(groups.options, chosenGroups) : [{ title: null, options: field.options }]}
      allowsCustom={field.open === true}
      placeholder={field.open ? 'Search, or type your own and press Enter' : 'Search and pick'}
    />
  )
}

/** Selected groups come first; the options of the others appear when searching. */
function optionGroups(all: Readonly<Record<string, readonly string[]>>, chosen: unknown): OptionGroup[] {
  const titles: unknown[] = Array.isArray(chosen) ? chosen : []
  return Object.entries(all)
    .map(([title, options]) => ({ title, options, isHidden: titles.length > 0 && !titles.includes(title) }))
    .sort((one, other) => Number(one.isHidden) - Number(other.isHidden))
}
