import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'
import { Input } from '#client/ui/input.tsx'
import { Textarea } from '#client/ui/textarea.tsx'
import type { Field, FieldType } from '#shared/listings/fields.ts'
import type { ControlledValue } from './controlled-value.ts'
import type { FormMode } from './form-values.ts'

interface TextControlProps {
  field: Field
  mode: FormMode
  controlled: ControlledValue
}

export function TextControl({ field, mode, controlled }: TextControlProps) {
  const shared = {
    ref: controlled.ref,
    name: controlled.name,
    value: String(controlled.value ?? ''),
    onBlur: controlled.onBlur,
    placeholder: field.placeholder,
    autoComplete: 'off',
  }
  if (field.type === 'longText') {
    return (
      <Textarea
        {...shared}
        className={field.max > shortText ? 'min-h-36!' : 'min-h-20!'}
        onChange={(event) => controlled.onChange(event.target.value)}
      />
    )
  }
  return (
    <Input
      {...shared}
      {...bounds(field, mode)}
      type={inputTypes[field.type] ?? 'text'}
      inputMode={inputModes[field.type]}
      onChange={(event) => controlled.onChange(event.target.value)}
      // Scrolling over a focused number input would change its value.
      onWheel={(event) => event.currentTarget.type === 'number' && event.currentTarget.blur()}
    />
  )
}

/** Longer texts get a taller textarea. */
const shortText = 2000

function bounds(field: Field, mode: FormMode): InputHTMLAttributes<HTMLInputElement> {
  switch (field.type) {
    case 'whole':
      return { min: (mode === 'edit' ? field.editMin : undefined) ?? field.min, max: field.max, step: 1 }
    case 'money':
    case 'degrees':
      return { min: field.min, max: field.max, step: field.step }
    default:
      return {}
  }
}

const inputTypes: Partial<Record<FieldType, HTMLInputTypeAttribute>> = {
  email: 'email',
  phone: 'tel',
  url: 'url',
  whole: 'number',
  money: 'number',
  degrees: 'number',
  day: 'date',
  time: 'time',
}

const inputModes: Partial<Record<FieldType, InputHTMLAttributes<HTMLInputElement>['inputMode']>> = {
  zip: 'numeric',
  whole: 'numeric',
  money: 'decimal',
}
