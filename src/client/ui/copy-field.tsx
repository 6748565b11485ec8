import { CopyButton } from './copy-button.tsx'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

interface CopyFieldProps {
  label: string
  hint?: string
  value: string
  /** Completes the button's accessible name: 'Copy calendar address'. */
  what: string
}

/** Focus selects the text; the button copies it. */
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
