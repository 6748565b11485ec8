import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#client/lib/cx.ts'
import { FieldError } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  aside?: ReactNode
  error?: string
  /** For a 'select all' checkbox: some items are checked. */
  mixed?: boolean
}

/** `aside` is at the end of the line, for a count. */
export function Checkbox({ label, aside, error, mixed, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 py-1 text-sm text-ink has-disabled:opacity-55 md:min-h-8">
        <span className="relative flex size-5 shrink-0">
          <input
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...rest}
            {...(mixed !== undefined && { ref: (box) => showMixed(box, mixed) })}
            type="checkbox"
            className="peer size-5 appearance-none rounded-sm border border-line-strong bg-surface transition-colors checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent hover:border-accent aria-invalid:border-danger"
          />
          <Check aria-hidden="true" strokeWidth={3} className={cx(markStyle, 'peer-checked:opacity-100')} />
          {mixed === undefined ? null : (
            <Minus
              aria-hidden="true"
              strokeWidth={3}
              className={cx(markStyle, 'peer-indeterminate:opacity-100')}
            />
          )}
        </span>
        <span className={cx('min-w-0 text-pretty wrap-anywhere', aside ? 'flex-1' : null)}>{label}</span>
        {aside}
      </label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  )
}

const markStyle = 'pointer-events-none absolute inset-0.75 size-3.5 text-on-accent opacity-0'

/** `indeterminate` has no attribute, and a click clears it until the next render. */
function showMixed(box: HTMLInputElement | null, isMixed: boolean) {
  if (box) box.indeterminate = isMixed
}
