import { type Control, useWatch } from 'react-hook-form'
import type { ListField } from '#shared/listings/fields.ts'
import type { Kind } from '#shared/listings/kinds.ts'
import { subjectsByCategory } from '#shared/reference/subjects.ts'
import type { ControlledValue } from './controlled-value.ts'
import { usesPicker } from './field-spans.ts'
import type { FormValues } from './form-values.ts'
import { OptionPills } from './option-pills.tsx'
import { Picker } from './picker/picker.tsx'
import type { OptionGroup } from './picker/suggestions.ts'

interface ListControlProps {
  kind: Kind
  name: string
  field: ListField
  control: Control<FormValues>
  controlled: ControlledValue
  label: string
  hint?: string
  error?: string
  required: boolean
  className?: string
}

export function ListControl({ kind, name, field, control, controlled, ...shared }: ListControlProps) {
  const isSubjects = kind === 'tutoring' && name === 'subjects'
  const categories = useWatch({ control, name: 'categories', disabled: !isSubjects })
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
      groups={isSubjects ? subjectGroups(categories) : [{ title: null, options: field.options }]}
      allowsCustom={field.open === true}
      placeholder={field.open ? 'Search, or type your own and press Enter' : 'Search and pick'}
    />
  )
}

/** Subjects of the selected categories come first; the others appear when searching. */
function subjectGroups(chosen: unknown): OptionGroup[] {
  const isChosen = (category: string) => Array.isArray(chosen) && chosen.includes(category)
  const hasChoice = Array.isArray(chosen) && chosen.length > 0
  const groups = Object.entries(subjectsByCategory).map(([title, options]) => ({
    title,
    options,
    isHidden: hasChoice && !isChosen(title),
  }))
  return [...groups.filter((group) => !group.isHidden), ...groups.filter((group) => group.isHidden)]
}
