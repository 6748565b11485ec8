import { CopyButton } from './copy-button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface CopyFieldProps {
  label: string
  hint?: string
  value: string
  /** Completes the accessible name of the button: 'Copy calendar address'. */
  what: string
}

/** Text to take elsewhere: it is selected by focus and copied by the button. */
export function CopyField({ label, hint, value, what }: CopyFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <div className="flex items-center gap-1">
        <Input
          readOnly
          value={value}
          onFocus={(event) => event.target.select()}
          className="min-w-0 flex-1 text-ellipsis"
        />
        <CopyButton value={value} what={what} />
      </div>
    </Field>
  )
}
