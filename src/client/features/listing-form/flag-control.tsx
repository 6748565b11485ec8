import { cx } from '#client/lib/cx.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { FlagField } from '#shared/listings/fields.ts'
import type { ControlledValue } from './controlled-value.ts'

interface FlagControlProps {
  label: string
  field: FlagField
  controlled: ControlledValue
  hint?: string
  className?: string
}

/**
 * A checkbox when the field has a default. Otherwise yes, no or not specified, so that a skipped question does not
 * read as no.
 */
export function FlagControl({ label, field, controlled, hint, className }: FlagControlProps) {
  if (field.initial !== undefined) {
    return (
      <Checkbox
        ref={controlled.ref}
        name={controlled.name}
        label={label}
        checked={controlled.value === true}
        onChange={(event) => controlled.onChange(event.target.checked)}
        onBlur={controlled.onBlur}
        className={cx(besideField, className)}
      />
    )
  }
  return (
    <Segmented
      legend={hint ? `${label} (${hint.toLowerCase()})` : label}
      options={answers}
      value={String(controlled.value)}
      onChange={(answer) => controlled.onChange(answer === 'null' ? null : answer === 'true')}
      className={className}
    />
  )
}

/** Aligned with the neighboring field's input, below its label. */
const besideField = 'self-start @xl:pt-6.5 md:@xl:pt-7.5'

const answers = [
  { value: 'null', label: 'Not specified' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
