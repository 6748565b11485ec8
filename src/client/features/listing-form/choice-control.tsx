import { Select } from '#client/ui/select.tsx'
import type { ChoiceField } from '#shared/listings/fields.ts'
import type { ControlledValue } from './controlled-value.ts'
import type { FormMode, FormValue } from './form-values.ts'

interface ChoiceControlProps {
  field: ChoiceField
  mode: FormMode
  controlled: ControlledValue
  /** The stored value, offered even if this form does not list it. */
  stored?: FormValue
}

export function ChoiceControl({ field, mode, controlled, stored }: ChoiceControlProps) {
  const { required, labels } = field
  const options = optionsFor(field, mode, stored).map((value) => ({ value, label: labels?.[value] ?? value }))
  return (
    <Select
      ref={controlled.ref}
      name={controlled.name}
      value={String(controlled.value ?? '')}
      onChange={(event) => controlled.onChange(event.target.value)}
      onBlur={controlled.onBlur}
      options={[{ value: '', label: required ? 'Choose one' : 'Not specified' }, ...options]}
    />
  )
}

function optionsFor(
  { options, submitOptions, editOptions }: ChoiceField,
  mode: FormMode,
  stored?: FormValue,
) {
  const listed = (mode === 'submit' ? submitOptions : editOptions) ?? options
  const isMissing = typeof stored === 'string' && options.includes(stored) && !listed.includes(stored)
  return isMissing ? [...listed, stored] : listed
}
