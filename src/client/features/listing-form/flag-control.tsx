import { cx } from '#client/lib/cx.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import type { FlagField } from '#shared/listings/fields.ts'
import type { ControlledValue } from './controlled-value.ts'

interface FlagControlProps {
  label: string
  field: FlagField
  held: ControlledValue
  hint?: string
  className?: string
}

/**
 * A box to tick where the answer is known from the start. Elsewhere yes, no and no answer: readers of a listing must not
 * take a question that was skipped for a no.
 */
export function FlagControl({ label, field, held, hint, className }: FlagControlProps) {
  if (field.initial !== undefined) {
    return (
      <Checkbox
        ref={held.ref}
        name={held.name}
        label={label}
        checked={held.value === true}
        onChange={(event) => held.onChange(event.target.checked)}
        onBlur={held.onBlur}
        className={cx(besideField, className)}
      />
    )
  }
  return (
    <Segmented
      legend={hint ? `${label} (${hint.toLowerCase()})` : label}
      options={answers}
      value={String(held.value)}
      onChange={(answer) => held.onChange(answer === 'null' ? null : answer === 'true')}
      className={className}
    />
  )
}

/** Level with the box of the field beside it, below the height of that field's label. */
const besideField = 'self-start @xl:pt-6.5 md:@xl:pt-7.5'

const answers = [
  { value: 'null', label: 'Not specified' },
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]
