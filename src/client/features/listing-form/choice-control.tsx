import { Select } from '#client/ui/select.tsx'
import type { ChoiceField } from '#shared/listings/fields.ts'
import type { ControlledValue } from './controlled-value.ts'
import type { FormMode, FormValue } from './form-values.ts'

interface ChoiceControlProps {
  field: ChoiceField
  mode: FormMode
  held: ControlledValue
  /** The stored value, offered even if this form does not list it. */
  stored?: FormValue
}

export function ChoiceControl({ field, mode, held, stored }: ChoiceControlProps) {
  const { required, labels } = field
  const options = offered(field, mode, stored).map((value) => ({ value, label: labels?.[value] ?? value }))
  return (
    <Select
      ref={held.ref}
      name={held.name}
      value={String(held.value ?? '')}
      onChange={(event) => held.onChange(event.target.value)}
      onBlur={held.onBlur}
      options={[{ value: '', label: required ? 'Choose one' : 'Not specified' }, ...options]}
    />
  )
}

function offered({ options, submitOptions, editOptions }: ChoiceField, mode: FormMode, stored?: FormValue) {
  const own = (mode === 'submit' ? submitOptions : editOptions) ?? options
  const isMissing = typeof stored === 'string' && options.includes(stored) && !own.includes(stored)
  return isMissing ? [...own, stored] : own
}
